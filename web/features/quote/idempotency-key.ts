const KEY = 'udyoghaat_quote_attempt';

type Attempt = { body: string; key: string };

/** What stands in for the storage where the browser forbids it. */
let memory: Attempt | undefined;

/**
 * The key under which this very request is sent: the same one for a double click, a retry or a reload, so that the
 * server makes one request of them; another one as soon as cart, prices or address differ.
 */
export function keyForRequest(body: unknown): string {
  const written = JSON.stringify(body);
  const attempt = readAttempt();
  if (attempt?.body === written) return attempt.key;
  const key = randomKey();
  keepAttempt({ body: written, key });
  return key;
}

/** After an answer came: the same request made again is meant as a second one. */
export function forgetKey(): void {
  memory = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function readAttempt(): Attempt | undefined {
  try {
    return memory ?? (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Attempt | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepAttempt(attempt: Attempt): void {
  memory = attempt;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
  } catch {
    // Kept in memory, it serves until a reload.
  }
}

/** `crypto.randomUUID` is missing where a shop on a local network is opened without https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
