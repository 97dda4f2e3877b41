import * as z from 'zod/mini';
import { PIN_CODE } from '#domain/pin-code.ts';
import { defineCall } from './call.ts';

function degrees(name: string, max: number) {
  const message = `${name} must be a number from -${max} to ${max}.`;
  return z.pipe(
    z.string(message).check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-max, message), z.maximum(max, message))),
  );
}

export const findCity = defineCall({
  summary: 'The city at these coordinates according to the geocoder; Kolkata if it does not answer.',
  method: 'GET',
  path: '/api/location/reverse',
  auth: 'none',
  query: z.object({ lat: degrees('lat', 90), lon: degrees('lon', 180) }),
  reply: z.object({
    city: z.string(),
    /** False when the city is the fallback. */
    is_known: z.boolean(),
  }),
});

export const findLocality = defineCall({
  summary: 'The state, district and city of a PIN code as far as India Post’s directory tells them.',
  method: 'GET',
  path: '/api/pin/{pin}',
  auth: 'none',
  isCacheable: true,
  params: z.object({ pin: z.string().check(z.regex(PIN_CODE)) }),
  reply: z.object({
    /** Each is '' when it is not known. */
    result: z.object({ state: z.string(), district: z.string(), city: z.string() }),
  }),
});
export type WireLocality = z.infer<typeof findLocality.reply>['result'];
