import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  // The first page contains the whole route manifest, so that no navigation waits for an extra request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
