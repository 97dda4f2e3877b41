import { describe, expect, it } from 'vitest';
import { canTakeStep, GRACE_MS, getTurn, hasLapsed, QUOTATION_STATES } from './quotation-state.ts';

const LAPSES_AT = new Date('2026-12-09T00:00:00+05:30');
const at = (ms: number) => new Date(LAPSES_AT.getTime() + ms);

describe('an offer', () => {
  const offer = { state: 'offered', lapsesAt: LAPSES_AT } as const;

  it('holds until the end of its last day', () => {
    expect(hasLapsed(offer, at(-1))).toBe(false);
    expect(hasLapsed(offer, at(0))).toBe(true);
    expect([getTurn(offer, at(-1)), getTurn(offer, at(0))]).toEqual(['buyer', 'nobody']);
  });

  it.each(['accept', 'counter'] as const)('leaves five minutes more to %s', (step) => {
    expect(canTakeStep(step, offer, at(GRACE_MS - 1))).toBe(true);
    expect(canTakeStep(step, offer, at(GRACE_MS))).toBe(false);
  });

  it('can be renewed from its lapse on, and accepted on word at any time', () => {
    expect(canTakeStep('askToRenew', offer, at(-1))).toBe(false);
    expect(canTakeStep('askToRenew', offer, at(0))).toBe(true);
    expect(canTakeStep('acceptOnWord', offer, at(GRACE_MS * 1000))).toBe(true);
  });
});

it('never lapses what is not an offer', () => {
  for (const state of QUOTATION_STATES) {
    expect(hasLapsed({ state, lapsesAt: LAPSES_AT }, at(1))).toBe(state === 'offered');
  }
});
