import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { WireNewPasskey, WireSignature } from '#contract/staff-access.ts';
import { Refusal } from '#desk/state/use-call.ts';
import { getText } from '#desk/text/language.ts';

/** Passkeys of this browser. The options are the shop's, and contain what has to be signed. */

type Options = Record<string, unknown>;

export const hasPasskeys = browserSupportsWebAuthn;

/** @throws Refusal when the operator stops it, or the browser has no passkey for the desk. */
export function signWithPasskey(options: Options): Promise<WireSignature> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(refuse);
}

/** @throws Refusal when the operator stops it, or the device has this passkey already. */
export function createPasskey(options: Options): Promise<WireNewPasskey> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(refuse);
}

function refuse(): never {
  throw new Refusal(getText().access.passkeyStopped);
}
