import { EVENT_STREAM } from '#contract/call.ts';

/** The text of a response; of events, which go on and on, the first one. */
export async function readText(response: Response): Promise<string> {
  if (!response.body || response.headers.get('content-type') !== EVENT_STREAM) return response.text();
  const reader = response.body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}
