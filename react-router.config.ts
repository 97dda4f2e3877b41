import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  // All routes are known to the browser from the start: no extra request before a navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
