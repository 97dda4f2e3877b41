/** Checks that run inside a page. Each function must be self-contained, because its source is sent to the browser. */

/**
 * Finds texts clipped by an ancestor or by the window. Scrollable areas and texts shortened with an ellipsis are
 * allowed.
 */
export function findCutTexts(): string[] {
  const cut = new Set<string>();
  /** Many texts have the same ancestors. */
  const measured = new Map<Element, ReturnType<typeof measure>>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent || parent.closest('script, style, noscript, option')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((rect) => isCut(rect, parent))) cut.add(node.nodeValue.trim());
  }
  return [...cut];

  function isCut(text: DOMRect, from: Element): boolean {
    for (
      let element: Element | null = from;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const { box, mayCut, hides, isFixed } = measured.get(element) ?? measure(element);
      if (mayCut) return false;
      if (hides && (text.right > box.right + 1 || text.left < box.left - 1)) return true;
      if (hides && (text.bottom > box.bottom + 3 || text.top < box.top - 3)) return true;
      if (isFixed) break;
    }
    return text.width > 0 && (text.right > innerWidth + 1 || text.left < -1);
  }

  function measure(element: Element) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isForScreenReaders = box.width <= 1 && box.height <= 1;
    const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const isScroller = /auto|scroll/.test(`${overflowX}${overflowY}`);
    const found = {
      box,
      mayCut: isForScreenReaders || isShortened || isScroller,
      hides: overflowX !== 'visible',
      isFixed: position === 'fixed',
    };
    measured.set(element, found);
    return found;
  }
}

/** Makes every word about 30 % longer, as a translation might. Numbers stay unchanged. */
export function widenTexts(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest('script, style, noscript')) continue;
    node.nodeValue = (node.nodeValue ?? '').replace(
      /\p{L}{2,}/gu,
      (word) => word + word.slice(0, Math.ceil(word.length * 0.3)).toLowerCase(),
    );
  }
}

/** How far the first list of a screen must be scrolled to see its last column. */
export function getTableOverflow(): number {
  const frame = document.querySelector('main section:has(> .desk-table-stacked)');
  return frame ? frame.scrollWidth - frame.clientWidth : Number.NaN;
}

/** Finds controls too small for a fingertip. Links within a sentence and half stars may be smaller. */
export function findSmallTargets(): string[] {
  const MIN_SIZE = 44;
  const MIN_RADIO_WIDTH = 24;
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:enabled, select, textarea, summary',
  );
  return [...controls].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const { display } = getComputedStyle(element);
    const label = (element as HTMLInputElement).labels?.[0];
    const boxes = [element, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    const isForScreenReaders = width <= 1 || height <= 1;
    const minWidth = (element as HTMLInputElement).type === 'radio' ? MIN_RADIO_WIDTH : MIN_SIZE;
    if (display === 'inline' || isForScreenReaders || (width >= minWidth - 0.5 && height >= MIN_SIZE - 0.5))
      return [];
    return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`];
  });
}

export function getHorizontalOverflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
