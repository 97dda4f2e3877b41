import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { findStatesByPinCode } from '#domain/pin-code.ts';

/** Written by scripts/make-pin-localities.ts, which names the source and the form. */
const FILE = new URL('pin-localities.txt.br', import.meta.url);

type Locality = { state: string; district: string; city: string };

let localities: ReadonlyMap<string, Locality> | undefined;

/** The state, district and city of a PIN code; each '' where it is not known. */
export function findLocality(pin: string): Locality {
  localities ??= readLocalities();
  const [state = '', ...others] = findStatesByPinCode(pin);
  return localities.get(pin) ?? { state: others.length === 0 ? state : '', district: '', city: '' };
}

function readLocalities(): Map<string, Locality> {
  const lines = brotliDecompressSync(readFileSync(FILE)).toString().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [state = '', district = '', city = '', pins = ''] = line.split('|');
      const locality = { state, district, city };
      return pins.split(' ').map((pin) => [pin, locality] as const);
    }),
  );
}
