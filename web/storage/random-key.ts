/**
 * A random key in hexadecimal. `crypto.randomUUID` does not exist without HTTPS, such as in a shop on a local network.
 */
export function randomKey(byteCount: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
