import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody works at a screen, and nothing else: by keyboard alone, or by mouse and typing. */
export type Hand = {
  /** Presses a button, follows a link, ticks a box. */
  press(target: Locator): Promise<void>;
  /** Writes a text into a field, in place of what it has. */
  type(target: Locator, text: string): Promise<void>;
  /** Chooses from a list. */
  choose(list: Locator, option: string): Promise<void>;
  /** Gives files to a field: chosen in its dialog, or dropped on it. */
  give(field: Locator, files: readonly GivenFile[]): Promise<void>;
  /** Goes to a screen of the menu. */
  open(screen: string): Promise<void>;
  /** Goes to what the palette finds. */
  find(words: string): Promise<void>;
  /** Writes a figure into a cell of the lines that are offered. */
  fillCell(cell: Locator, figure: string): Promise<void>;
  /** Shows what would be sent and, there, sends it. */
  send(): Promise<void>;
  /** Goes on to the next request of the inbox. */
  goOn(): Promise<void>;
  hasKeysOnly: boolean;
};

export type GivenFile = { name: string; mimeType: string; buffer: Buffer };

/** A long list of links and fields is no reason to give up, a focus that goes round in circles is. */
const MAX_TABS = 300;

export function byKeyboard(page: Page): Hand {
  const { keyboard } = page;
  // From now on Playwright answers the dialogs of files; otherwise a quick press may be before it.
  page.on('filechooser', () => undefined);
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    const focused: string[] = [];
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      const other = await target.evaluate((element) => {
        const active = document.activeElement;
        return element === active ? undefined : active?.outerHTML.slice(0, 80);
      });
      if (other === undefined) return;
      focused.push(other);
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${target}. It led to: ${[...new Set(focused)].join(' ')}`);
  }
  async function find(words: string): Promise<void> {
    await keyboard.press('ControlOrMeta+k');
    await expect(paletteOf(page)).toBeFocused();
    await keyboard.type(words);
    await expect(page.getByRole('option').first()).toContainText(words);
    await keyboard.press('Enter');
  }
  return {
    async press(target) {
      await reach(target);
      const isBox = await target.evaluate((element) => element.matches('[type=checkbox], [type=radio]'));
      await keyboard.press(isBox ? 'Space' : 'Enter');
    },
    async type(target, text) {
      await reach(target);
      if ((await target.inputValue()) !== '') await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    async choose(list, option) {
      await reach(list);
      await keyboard.type(option);
      await expect(list.locator('option:checked')).toHaveText(option);
    },
    async give(field, files) {
      await reach(field);
      const chooser = page.waitForEvent('filechooser');
      await keyboard.press('Enter');
      await (await chooser).setFiles([...files]);
    },
    async open(screen) {
      await find(screen);
      await expectScreen(page, screen);
    },
    find,
    async fillCell(cell, figure) {
      await reach(cell);
      await keyboard.type(figure);
      // As in a spreadsheet, to the one below.
      await keyboard.press('Enter');
    },
    send: () => keyboard.press('ControlOrMeta+Enter'),
    goOn: () => keyboard.press('n'),
    hasKeysOnly: true,
  };
}

export function byMouse(page: Page): Hand {
  const type = async (target: Locator, text: string) => {
    await target.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  return {
    press: (target) => target.click(),
    type,
    fillCell: type,
    // The browser draws the open list itself, out of reach of Playwright.
    choose: async (list, option) => void (await list.selectOption(option)),
    async give(field, files) {
      const contents = files.map(({ buffer, ...file }) => ({ ...file, base64: buffer.toString('base64') }));
      await field.evaluate((element, dropped) => {
        const dataTransfer = new DataTransfer();
        for (const { name, mimeType, base64 } of dropped) {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          dataTransfer.items.add(new File([bytes], name, { type: mimeType }));
        }
        element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }, contents);
    },
    async open(screen) {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: screen, exact: true }).click();
      await expectScreen(page, screen);
    },
    async find(words) {
      await page.getByRole('button', { name: 'Search or go to …' }).click();
      await expect(paletteOf(page)).toBeFocused();
      await page.keyboard.type(words);
      await page.getByRole('option').filter({ hasText: words }).first().click();
    },
    async send() {
      const dialog = page.getByRole('dialog');
      const isShown = await dialog.isVisible();
      await (isShown ? dialog : page)
        .getByRole('button', { name: isShown ? 'Send' : 'Preview and send', exact: true })
        .click();
    },
    goOn: () => page.getByRole('button', { name: 'Next request', exact: true }).click(),
    hasKeysOnly: false,
  };
}

const paletteOf = (page: Page) => page.getByRole('combobox', { name: 'Search or go to …' });
const expectScreen = (page: Page, screen: string) =>
  expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
