const TIMEOUT_MS = 10_000;

/**
 * Posts JSON to a gateway.
 * @throws Error with the gateway's status but not its body, which may repeat the code. A redirect is an error, too, so
 * that key and code go nowhere but to the address in the settings.
 */
export async function postJson(url: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
  return response.json().catch(() => undefined);
}
