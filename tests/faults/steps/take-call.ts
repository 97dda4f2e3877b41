import { api, type CallName } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import type { ApiError } from '#contract/client.ts';
import { HTTP_STATUS_BY_CODE } from '#contract/errors.ts';
import { fillPath } from '#contract/path.ts';
import { EXAMPLES } from '../../authorization/call-examples.ts';
import type { Input } from '../../authorization/example.ts';
import type { Attempt, Outcome } from '../../support/try-every-point.ts';
import type { World } from './world.ts';

/** With what a call is made: the owner's token if there is no other, or an operator's. */
export type CallInput = Input & {
  file?: Buffer;
  token?: string;
  headers?: Record<string, string>;
  /** What the body also has and can be used in one attempt only. */
  renew?: () => Promise<object>;
};
/** Brings about what a call needs to come through. */
export type CallStep = (world: World) => Promise<CallInput>;

/** An example of a call that comes through may serve here. */
export async function arrangeExample(name: CallName, { owner }: World): Promise<CallInput> {
  const { arrange, input } = EXAMPLES[name];
  await arrange?.(owner);
  return input?.(owner, owner) ?? {};
}

/** A refusal of anything but the ruled shape fails the test. */
export function createCallAttempt(name: CallName, { shop, owner }: World, input: CallInput): Attempt {
  const { method, path, auth }: Call = api[name];
  const { params = {}, query = {}, file, headers } = input;
  const token = input.token ?? (auth === 'staff' ? owner.staffToken : owner.token);
  const send = async (body: unknown): Promise<Outcome> => {
    const response = await shop.fetch(`${fillPath(path, params)}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        ...(file === undefined && { 'content-type': 'application/json' }),
        ...(auth !== 'none' && { authorization: token }),
        ...headers,
      },
      ...(file && { body: Uint8Array.from(file) }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status === 200) {
      await response.arrayBuffer();
      return { isDone: true };
    }
    const text = await response.text();
    const { success, code, msg } = JSON.parse(text);
    const isRuled =
      success === false &&
      HTTP_STATUS_BY_CODE[code as keyof typeof HTTP_STATUS_BY_CODE] === response.status &&
      typeof msg === 'string';
    if (!isRuled) throw new Error(`${name} was refused in another way: ${response.status} ${text}`);
    return { isDone: false, isOutage: code === 'unavailable', refusal: `${response.status} ${text}` };
  };
  const { body, renew } = input;
  if (!renew) return () => send(body);
  return () =>
    renew().then(
      (renewed) => send({ ...(body as object), ...renewed }),
      (cause: ApiError) => ({
        isDone: false,
        isOutage: cause.code === 'unavailable',
        refusal: cause.message,
      }),
    );
}
