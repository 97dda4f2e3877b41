import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { toast } from '#web/ui/toast.ts';
import { deviceSecret } from './device-secret.ts';

/**
 * Does what a mailed link is for, and shows the server's message if there is one.
 * @returns the account's e-mail address; undefined when the password is needed first, which this browser has to ask
 * for.
 * @throws ApiError when the link is not valid, the password is wrong or the shop cannot be reached.
 */
export type FollowLink = (token: string, password?: string) => Promise<string | undefined>;

export const activateAccount: FollowLink = async (token, password) => {
  const body = { activation_token: token, device_secret: deviceSecret() };
  const { email, needs_password } = await browserApi().checkActivation({ body: { ...body, password } });
  if (needs_password) return undefined;
  const { msg } = await browserApi().activateAccount({ body });
  toast.success(msg);
  return email;
};

export const confirmEmail: FollowLink = async (token, password) => {
  try {
    const body = { email_token: token, device_secret: deviceSecret(), password };
    return (await browserApi().confirmEmail({ body })).email;
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'forbidden') return undefined;
    throw cause;
  }
};
