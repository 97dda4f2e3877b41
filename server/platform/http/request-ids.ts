import { randomBytes } from 'node:crypto';

/** A new prefix after so many ids, so that they do not tell how many requests the shop answers. */
const IDS_PER_PREFIX = 1000;
/** Unique over all processes and their restarts. */
const PREFIX_BYTES = 12;

let prefix = '';
let count = IDS_PER_PREFIX;

/** The id of a request, which its log line and the header `X-Request-Id` have: letters, digits, `-` and `_`. */
export function createRequestId(): string {
  if (count === IDS_PER_PREFIX) {
    prefix = randomBytes(PREFIX_BYTES).toString('base64url');
    count = 0;
  }
  count += 1;
  return `${prefix}-${count}`;
}
