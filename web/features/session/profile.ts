import type { WireUserInfo } from '#contract/account.ts';

/** The buyer's details on the account page and the quotation page. */
export type Profile = {
  name: string;
  email: string;
  /** Ten digits; undefined until a number is verified by a phone code. */
  phone: string | undefined;
};

export function profileFromWire(wire: WireUserInfo): Profile {
  return { name: wire.name, email: wire.email, phone: wire.phone || undefined };
}
