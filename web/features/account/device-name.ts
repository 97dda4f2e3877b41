import { readUserAgent } from '#domain/user-agent.ts';
import { accountText } from '#web/text/account-en.ts';

/** A user agent as a name that people recognise, such as `Chrome on Android`. */
export function deviceName(userAgent: string): string {
  const { browser, system } = readUserAgent(userAgent);
  if (system) return accountText.deviceName(browser ?? accountText.someBrowser, system);
  return browser ?? accountText.unknownDevice;
}
