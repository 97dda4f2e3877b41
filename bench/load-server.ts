import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { endedChildrenCpuTime } from './cpu-time.ts';
import type { LoadStats } from './run-load.ts';

/** Sends requests to a server from a process of its own, which costs much less than the server. */

export type LoadRequest = {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

export type ServerLoad = {
  url: string;
  /** Each sends its next request as soon as the previous one is answered. */
  connections: number;
  seconds: number;
  /** Sent in turn, repeatedly. */
  requests: readonly LoadRequest[];
  signal: AbortSignal;
};

/** What the client prints as its last line. */
export type ClientResult = {
  requests: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
  /** Responses with a status from 400 on, and connections that failed. */
  errors: number;
};

const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;
export type ClientName = 'wrk' | 'raw sockets';
/** The lightest client that is installed. */
export const CLIENT_NAME: ClientName = isInstalled('wrk') ? 'wrk' : 'raw sockets';
const LAST_PROCESSOR = availableParallelism() - 1;
/** Keeps the client away from the processor on which the server is. */
const PINNED = LAST_PROCESSOR > 0 && isInstalled('taskset') ? ['taskset', '-c', String(LAST_PROCESSOR)] : [];

/**
 * @returns what the client measured; `clientShare` is the part of a processor that the client used.
 * @throws Error when a response has a status from 400 on: the timing of failed requests is meaningless.
 */
export async function loadServer(
  load: ServerLoad,
  clientName = CLIENT_NAME,
): Promise<LoadStats & { clientShare: number }> {
  const { url, connections, requests, signal } = load;
  const seconds = Math.ceil(load.seconds);
  const fromHere = (file: string) => path.join(import.meta.dirname, file);
  const client =
    clientName === 'wrk'
      ? ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '-T60s', '-s', fromHere('wrk.lua'), url]
      : [process.execPath, fromHere('load-process.ts'), url, String(connections), String(seconds)];
  const [program = '', ...args] = [...PINNED, ...client];
  const cpuBefore = await endedChildrenCpuTime();
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], signal });
  child.stdin.end(requests.map((request) => toLines(request, new URL(url).host)).join('\0'));
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const result = JSON.parse(output.trim().split('\n').at(-1) ?? '') as ClientResult;
  if (result.errors > 0) throw new Error(`${url}${requests[0]?.path}: ${result.errors} requests failed.`);
  return {
    requestCount: result.requests,
    perSecond: result.requests / result.seconds,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
    clientShare: ((await endedChildrenCpuTime()) - cpuBefore) / 1000 / result.seconds,
  };
}

function toLines({ method = 'GET', path: target, headers, body = '' }: LoadRequest, host: string): string {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host, ...headers, ...length }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}
