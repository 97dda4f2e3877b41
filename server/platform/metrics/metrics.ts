import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterRegistry, Counter, collectDefaultMetrics, Gauge, Histogram } from '@prometheus-io/client';
import { isDatabaseUnavailable } from '#server/platform/database/database-error.ts';

/** What this process counts for Prometheus. */
export type Metrics = {
  recordRequest(request: {
    method: string;
    route: string;
    status: number;
    seconds: number;
    bytes: number;
  }): void;
  recordStatement(seconds: number): void;
  /** @param name what it does, without values. */
  countSlowStatement(name: string): void;
  /** Adds a figure that is read at every scrape. */
  addGauge(gauge: GaugeOptions): void;
  /** The same for a figure that only grows. */
  addCounter(counter: CounterOptions): void;
};

type Sample = { labels?: Record<string, string>; value: number };
type Described = { name: string; help: string };
export type CounterOptions = Described & { read: () => number };
export type GaugeOptions = Described & {
  labelNames?: string[];
  /** The same in all processes, such as what the database counts. */
  isShared?: boolean;
  read: () => Sample[] | Promise<Sample[]>;
};

/** From a cached response to the time limit of a statement. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** A scrape of several processes is given up after five seconds. */
const MAX_READ_MS = 2000;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** In one of several processes, the first process adds up what each of them counts. */
export function createMetrics(): Metrics {
  const register = new ClusterRegistry();
  ClusterRegistry.setRegistries(register);
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Histogram({
    name: 'shop_http_request_seconds',
    help: 'Time from a request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const bytes = new Counter({
    name: 'shop_http_response_bytes_total',
    help: 'Bytes of responses, with their headers.',
    labelNames: ['route'] as const,
    registers,
  });
  const statements = new Histogram({
    name: 'shop_statement_seconds',
    help: 'Time of statements of the database, with waiting for their answer.',
    buckets: SECONDS,
    registers,
  });
  const slowStatements = new Counter({
    name: 'shop_slow_statements_total',
    help: 'Statements that took longer than 100 ms.',
    labelNames: ['statement'] as const,
    registers,
  });
  return {
    recordRequest({ method, route, status, seconds, bytes: sent }) {
      requests.observe({ method: METHODS.has(method) ? method : 'other', route, status }, seconds);
      bytes.inc({ route }, sent);
    },
    recordStatement: (seconds) => statements.observe(seconds),
    countSlowStatement: (statement) => slowStatements.inc({ statement }),
    addGauge({ name, help, labelNames = [], isShared = false, read }) {
      new Gauge({
        ...{ name, help, labelNames, registers },
        aggregator: isShared ? 'first' : 'sum',
        async collect() {
          const samples = await readInTime(read);
          this.reset();
          for (const { labels = {}, value } of samples) this.set(labels, value);
        },
      });
    },
    addCounter({ name, help, read }) {
      new Counter({
        ...{ name, help, registers },
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    },
  };
}

/** Nothing when the database is not available or slow: the other figures are needed most then. */
async function readInTime(read: GaugeOptions['read']): Promise<Sample[]> {
  const isOver = new AbortController();
  const late = sleep(MAX_READ_MS, [], { signal: isOver.signal });
  try {
    return await Promise.race([read(), late]);
  } catch (cause) {
    if (isDatabaseUnavailable(cause)) return [];
    throw cause;
  } finally {
    late.catch(() => undefined);
    isOver.abort();
  }
}

/** Of all processes, in Prometheus's text format. */
export async function scrape(): Promise<string> {
  return new ClusterRegistry().clusterMetrics();
}
