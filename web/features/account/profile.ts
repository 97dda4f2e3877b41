import type { WireUserInfo } from '#contract/account.ts';

/** The buyer as the account page and the quotation show them. */
export type Profile = {
  name: string;
  email: string;
  /** Ten digits; undefined until a number has been proved by a code. */
  phone: string | undefined;
};

export function profileFromWire(wire: WireUserInfo): Profile {
  return { name: wire.name, email: wire.email, phone: wire.phone || undefined };
}
