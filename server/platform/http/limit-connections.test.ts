import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createClientIps } from './client-ip.ts';
import { limitConnections } from './limit-connections.ts';

/** A server whose connections are simulated, because a test has no IPv6 networks to connect from. */
function openServer() {
  const log = pino({ level: 'silent' });
  const server = createServer().removeAllListeners('connection');
  limitConnections(server, createClientIps([], log), log);
  return {
    /** @returns the accepted connections. */
    connect(count: number, toAddress: (index: number) => string): EventEmitter[] {
      const accepted = new Set<EventEmitter>();
      for (let index = 0; index < count; index += 1) {
        const socket: EventEmitter = Object.assign(new EventEmitter(), {
          remoteAddress: toAddress(index),
          destroy: () => accepted.delete(socket),
        });
        accepted.add(socket);
        server.emit('connection', socket as Socket);
      }
      return [...accepted];
    },
  };
}

const inSite = (index: number) => `2001:db8:1:${index.toString(16)}::1`;

it('limits the connections of an IPv6 site to two thirds, from however many of its networks', () => {
  const { connect } = openServer();
  const ofSite = connect(9000, inSite);
  expect(ofSite).toHaveLength(6667);
  expect(connect(2000, () => '192.0.2.1')).toHaveLength(1111);
  for (const socket of ofSite) socket.emit('close');
  expect(connect(1000, inSite)).toHaveLength(1000);
});

it('limits one network of a site as any other client', () => {
  const { connect } = openServer();
  expect(connect(4000, () => inSite(1))).toHaveLength(3334);
  expect(connect(3000, () => inSite(2))).toHaveLength(2222);
});
