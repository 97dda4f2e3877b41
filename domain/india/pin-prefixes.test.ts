import { describe, expect, it } from 'vitest';
import { pinBlocks, pinPrefixOverrides } from './pin-prefixes.ts';
import { states } from './states.ts';

describe('PIN prefixes', () => {
  it('form ascending blocks that do not overlap', () => {
    let last = 99;
    for (const { from, to } of pinBlocks) {
      expect(from).toBeGreaterThan(last);
      expect(to).toBeGreaterThanOrEqual(from);
      last = to;
    }
    expect(last).toBeLessThan(900);
  });

  it('have overrides only within a block', () => {
    for (const prefix of pinPrefixOverrides.keys()) {
      expect(prefix).toMatch(/^[1-8][0-9]{3,5}$/);
      const three = Number(prefix.slice(0, 3));
      expect(
        pinBlocks.some(({ from, to }) => from <= three && three <= to),
        prefix,
      ).toBe(true);
    }
  });

  it('cover every state', () => {
    const named = new Set<string>([
      ...pinBlocks.flatMap((block) => block.stateNames),
      ...[...pinPrefixOverrides.values()].flat(),
    ]);
    expect([...named].sort()).toEqual(states.map((state) => state.name).sort());
  });
});
