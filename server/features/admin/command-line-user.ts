import { hostname, userInfo } from 'node:os';

/** Whose process this is, in the form in which it is recorded: `cli:USER@HOST`. */
export function getCommandLineUser(): string {
  return `cli:${getUserName()}@${hostname()}`;
}

/** The user of a container may have a number only. */
function getUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
