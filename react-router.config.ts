import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  // The browser gets the whole route manifest with the first page, so that no navigation waits for another request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
