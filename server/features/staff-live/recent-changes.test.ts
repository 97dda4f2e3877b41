import { expect, it } from 'vitest';
import { createRecentChanges } from './recent-changes.ts';

it('keeps the latest hundred, each once, and does not claim to be complete beyond them', () => {
  const changes = createRecentChanges();
  changes.add('requests', 'first');
  for (let number = 1; number < 100; number += 1) changes.add('requests', String(number));
  changes.add('requests', 'first');
  expect(changes.list().recent).toHaveLength(100);
  expect(changes.list().recent.at(-1)).toMatchObject({ kind: 'requests', id: 'first' });
  changes.add('mails', 'another');
  const { complete_ms, recent } = changes.list();
  expect(recent).toHaveLength(100);
  expect(recent.map(({ id }) => id)).not.toContain('1');
  for (const { ago_ms } of recent) expect(ago_ms).toBeLessThanOrEqual(complete_ms);
});

it('knows nothing of the time before it begins', () => {
  const changes = createRecentChanges();
  changes.add('mails', 'before');
  changes.begin();
  expect(changes.list().recent).toEqual([]);
});
