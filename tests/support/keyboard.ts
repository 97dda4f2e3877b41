import type { Page } from 'playwright-core';

const MAX_PRESSES = 150;

type Focus = {
  name: string;
  tag: string;
  /** Whether it shows that it is focused. */
  isMarked: boolean;
  /** Whether something else lies over all of it. */
  isCovered: boolean;
};

/** Presses Tab until what has the focus is called this, and refuses a focus that cannot be seen on the way. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(readFocus);
    if (focus.tag === 'BODY') continue;
    const where = () => `${focus.tag} “${focus.name}”, after ${passed.join(' | ')}`;
    if (!focus.isMarked) throw new Error(`The focus cannot be seen on ${where()}.`);
    if (focus.isCovered) throw new Error(`Something covers ${where()}.`);
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return;
    passed.push(focus.name);
  }
  throw new Error(`Tab does not lead to “${name}”, but to: ${passed.join(' | ')}`);
}

export async function focusedText(page: Page): Promise<string> {
  const { tag, name } = await page.evaluate(readFocus);
  return `${tag} ${name}`;
}

function readFocus(): Focus {
  const element = document.activeElement as HTMLElement;
  const words = (each: Element | null | undefined) =>
    (each as HTMLElement | null)?.innerText?.replace(/\s+/g, ' ').trim();
  const label = (element as HTMLInputElement).labels?.[0];
  const name = element.getAttribute('aria-label') ?? words(label) ?? words(element) ?? '';
  // A control may show its focus on what stands for it: a card, its label, the stars around it.
  const around: Element[] = [element];
  for (let parent = element.parentElement; parent && around.length < 5; parent = parent.parentElement)
    around.push(parent);
  const isMarked = around.some((each) =>
    [undefined, '::after'].some((part) => getComputedStyle(each, part).outlineStyle !== 'none'),
  );
  const box = element.getBoundingClientRect();
  const points = [0.5, 0.1, 0.9].map(
    (part) => [box.left + box.width * part, box.top + box.height * part] as const,
  );
  const isCovered = points.every(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return (
      !top ||
      !(
        element.contains(top) ||
        top.contains(element) ||
        label?.contains(top) ||
        top.contains(label ?? element)
      )
    );
  });
  return { name, tag: element.tagName, isMarked, isCovered };
}
