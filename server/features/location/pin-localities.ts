import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { WireLocality } from '#contract/location.ts';
import { findStatesByPinCode } from '#domain/pin-code.ts';

/** Written by scripts/make-pin-localities.ts, which names the source and the form. */
const FILE = new URL('pin-localities.txt.br', import.meta.url);

let localities: ReadonlyMap<string, WireLocality> | undefined;

/** The state, district and city of a PIN code; each '' where it is not known. */
export function findLocality(pin: string): WireLocality {
  localities ??= readLocalities();
  const [state = '', ...others] = findStatesByPinCode(pin);
  return localities.get(pin) ?? { state: others.length === 0 ? state : '', district: '', city: '' };
}

function readLocalities(): Map<string, WireLocality> {
  const lines = brotliDecompressSync(readFileSync(FILE)).toString().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [state = '', district = '', city = '', pins = ''] = line.split('|');
      const locality = { state, district, city };
      return pins.split(' ').map((pin) => [pin, locality] as const);
    }),
  );
}
