import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';

/** Reads the values of a metric whose labels include these. */
async function read(name: string, labels: Record<string, string> = {}): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}

const PROJECT = path.resolve(import.meta.dirname, '../..');
const readProjectFile = (name: string) => readFileSync(path.join(PROJECT, name), 'utf8');

/** What Prometheus itself says about its files; few machines have it. */
function runPromtool(typed: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync('promtool', typed, { cwd: PROJECT, input, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}
const HAS_PROMTOOL = runPromtool(['--version']).status === 0;

let shop: DatabaseShop;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await findFreePort();
  shop = await startDatabaseShop({ METRICS_PORT: String(metricsPort), WEB_CONCURRENCY: '2' });
});
afterAll(() => shop.close());

describe('the figures for Prometheus', () => {
  it('count requests of all processes by route and status', async () => {
    for (const path of ['/', '/', '/search?query=drill', '/media/none.jpg', '/.env', '/wp-login.php']) {
      await (await fetch(shop.url + path)).text();
    }
    const count = (route: string, status: string) =>
      read('shop_http_request_seconds_count', { route, status, method: 'GET' });
    await expect.poll(() => count('/', '200')).toBeGreaterThanOrEqual(2);
    await expect.poll(() => count('/search', '200')).toBe(1);
    await expect.poll(() => count('/media/*', '404')).toBe(1);
    await expect.poll(() => count('other', '404')).toBe(2);
    expect(await read('shop_http_response_bytes_total', { route: '/' })).toBeGreaterThan(1000);
  });

  it('count what the database, the cache and the queue do', async () => {
    expect(await read('shop_statement_seconds_count')).toBeGreaterThan(0);
    expect(await read('shop_pages_rendered_total')).toBeGreaterThan(0);
    expect(await read('shop_cache_produced_total')).toBeGreaterThan(0);
    expect(await read('shop_cache_bytes')).toBeGreaterThan(0);
    expect(await read('shop_database_connections')).toBeGreaterThan(0);
    expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('are at no other address of their port, nor at the shop’s', async () => {
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    expect((await fetch(`${shop.url}/metrics`)).status).toBe(404);
  });

  it.each(['deploy/grafana/dashboard.json', 'deploy/prometheus/alerts.yml'])(
    'have all the names that %s asks for',
    async (file) => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
      const asked = [...readProjectFile(file).matchAll(/\b(?:shop|process|nodejs)(?:_[a-z0-9]+)+/g)];
      const names = new Set(asked.map(([name]) => name.replace(/_(?:bucket|count)$/, '')));
      expect(names.size).toBeGreaterThan(5);
      expect([...names].filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it.skipIf(!HAS_PROMTOOL)('are written as Prometheus wants them', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const { status, output } = runPromtool(['check', 'metrics'], text);
    // Its library names some of Node.js's own in another way.
    expect(output.split('\n').filter((line) => !line.startsWith('nodejs_'))).toEqual(['']);
    // 1 means that they cannot be read.
    expect([0, 3], output).toContain(status);
  });
});

it
  .skipIf(!HAS_PROMTOOL)
  .each(['check config deploy/prometheus/prometheus.yml', 'check rules deploy/prometheus/alerts.yml'])(
  'Prometheus takes its files: promtool %s',
  (typed) => {
    const { status, output } = runPromtool(typed.split(' '));
    expect(output).toContain('SUCCESS');
    expect(status, output).toBe(0);
  },
);

it('every alert is explained in the runbook', () => {
  const alerts = [...readProjectFile('deploy/prometheus/alerts.yml').matchAll(/alert: (\w+)/g)];
  const headings = [...readProjectFile('docs/runbook.md').matchAll(/^## (\w+)$/gm)];
  expect(headings.map(([, name]) => name)).toEqual(alerts.map(([, name]) => name));
});
