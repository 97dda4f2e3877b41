import './desk.css';
import { SCREENS } from './screens.ts';
import { loadTexts, readLanguage } from './text/load-texts.ts';

/** What the page loads first: it asks at the same time for the code of the desk, that of the screen and the texts. */

const path = location.pathname.replace(/^\/desk\/?/, '').replace(/\/$/, '');

function isAt(pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
}

const patterns = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
// An address of its own comes before one with a name in it.
const screen = patterns.find((pattern) => pattern === path) ?? patterns.find(isAt);
// The router loads it again, and says so when it cannot.
if (screen !== undefined) void SCREENS[screen]().catch(() => undefined);

void loadTexts(readLanguage()).catch(() => undefined);
void import('./main.tsx');
