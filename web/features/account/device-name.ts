import { readUserAgent } from '#domain/user-agent.ts';
import { text } from '#web/text/en.ts';

/** A user agent as a name that people recognise, such as `Chrome on Android`. */
export function deviceName(userAgent: string): string {
  const { browser, system } = readUserAgent(userAgent);
  if (system) return text.account.deviceName(browser ?? text.account.someBrowser, system);
  return browser ?? text.account.unknownDevice;
}
