import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyCartChanges,
  type CartItems,
  diffCarts,
  hasChanges,
  receiveAccountCart,
} from './cart-changes.ts';

const PRODUCTS = ['drill', 'saw', 'pump', 'constructor', '__proto__'];
const anyQuantity = fc.integer({ min: 1, max: 5 });
const anyCart: fc.Arbitrary<CartItems> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...PRODUCTS), anyQuantity), { selector: ([id]) => id })
  .map((entries) => Object.fromEntries(entries));

describe('the changes of a cart', () => {
  it('lead from the cart before to the cart after', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (before, after) => {
        expect(applyCartChanges(before, diffCarts(before, after))).toEqual(after);
      }),
    );
  });

  it('are none between equal carts, and change nothing when they are applied twice', () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyCart, (account, before, after) => {
        expect(hasChanges(diffCarts(before, { ...before }))).toBe(false);
        const changes = diffCarts(before, after);
        const once = applyCartChanges(account, changes);
        expect(applyCartChanges(once, changes)).toEqual(once);
      }),
    );
  });

  it('do not bring back what another device has removed, unless it is added again', () => {
    const changes = diffCarts({ drill: 1 }, { drill: 3 });
    expect(applyCartChanges({}, changes)).toEqual({});
    expect(applyCartChanges({}, diffCarts({}, { drill: 3 }))).toEqual({ drill: 3 });
  });
});

/** A device as the storefront has it, and what a buyer does with it. */
class Device {
  items: CartItems = {};
  shared: CartItems = {};
  offered: CartItems = {};

  set(items: CartItems) {
    this.items = items;
  }

  /** Exchanges the cart with the account; the buyer may change it while the request is under way. */
  sync(account: { items: CartItems }, meanwhile: (items: CartItems) => CartItems = (items) => items) {
    const sent = this.items;
    account.items = applyCartChanges(account.items, diffCarts(this.shared, sent));
    this.set(meanwhile(this.items));
    Object.assign(this, receiveAccountCart(account.items, sent, this.items));
  }
}

type Step = { device: number; items: CartItems | undefined; meanwhile: CartItems | undefined };
const anyStep: fc.Arbitrary<Step> = fc.record({
  device: fc.integer({ min: 0, max: 2 }),
  items: fc.option(anyCart, { nil: undefined }),
  meanwhile: fc.option(anyCart, { nil: undefined }),
});

/** Devices after a history of changes, some of them without a connection, and then each in turn with one. */
function play(steps: readonly Step[]) {
  const account = { items: {} as CartItems };
  const devices = [new Device(), new Device(), new Device()];
  for (const { device: index, items, meanwhile } of steps) {
    const device = devices[index];
    if (items) device?.set(items);
    else device?.sync(account, (now) => meanwhile ?? now);
  }
  for (const device of [...devices, ...devices]) device.sync(account);
  return { account, devices };
}

describe('the carts of several devices of one account', () => {
  it('agree with the account once each has a connection, whatever happened before', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const { account, devices } = play(steps);
        for (const { items, shared, offered } of devices) {
          expect(shared).toEqual(items);
          expect({ ...offered, ...items }).toEqual(account.items);
          expect(Object.keys(items).filter((id) => Object.hasOwn(offered, id))).toEqual([]);
        }
      }),
    );
  });

  it('never get a product that was not added on the device itself', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const own = steps.filter(({ device }) => device === 0);
        const added = new Set(own.flatMap(({ items, meanwhile }) => Object.keys({ ...items, ...meanwhile })));
        const [device] = play(steps).devices;
        for (const id of Object.keys(device?.items ?? {})) expect(added).toContain(id);
      }),
    );
  });

  it('keep what is added while a request is under way', () => {
    const account = { items: { saw: 2 } };
    const device = new Device();
    device.sync(account, () => ({ drill: 1 }));
    expect(device).toMatchObject({ items: { drill: 1 }, shared: {}, offered: { saw: 2 } });
    device.sync(account);
    expect(account.items).toEqual({ drill: 1, saw: 2 });
  });

  it('lose a product that another device removed, also if it has another quantity here by now', () => {
    const account = { items: {} as CartItems };
    const [desk, phone] = [new Device(), new Device()];
    desk.set({ drill: 1, saw: 1 });
    desk.sync(account);
    phone.set({ drill: 1, saw: 1 });
    phone.sync(account);
    phone.set({ drill: 4, saw: 1 });
    desk.set({});
    desk.sync(account);
    phone.sync(account);
    expect(phone).toMatchObject({ items: {}, offered: {} });
    expect(account.items).toEqual({});
  });
});
