import { formatDay } from '#domain/indian-format.ts';
import { COMPARE_PATH } from '#domain/page-paths.ts';
import { printText } from '#web/text/print-en.ts';

/**
 * Fills in the URL and the day when the page is printed. The server cannot know them: a cached page serves several
 * URLs, and is read on later days.
 */
export function fillPrintHeaderWhenPrinting(): void {
  // Some browsers announce a printed page in one way only.
  addEventListener('beforeprint', fillPrintHeader);
  const print = matchMedia('print');
  print.addEventListener('change', fillPrintHeader);
  if (print.matches) fillPrintHeader();
}

function fillPrintHeader(): void {
  const { pathname, search } = location;
  const url = document.querySelector<HTMLElement>('[data-print-url]');
  // A comparison is what its query says.
  const query = pathname === COMPARE_PATH ? search : '';
  if (url) url.textContent = `${url.dataset.printUrl}${shortenProductPath(pathname)}${query}`;
  const day = document.querySelector('[data-print-day]');
  // An order's prices are those of its own day.
  if (day) day.textContent = pathname.startsWith('/order') ? '' : printText.pricesAsOn(formatDay(new Date()));
}

/** Without the words of the title and the city, which a product is found without. */
function shortenProductPath(path: string): string {
  return path.replace(/^\/product\/[^/]+\/([^/]+)\/.*/, '/product/-/$1/-');
}
