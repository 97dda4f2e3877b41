import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  nameKey({ key, code: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...more });

describe('the name of a key', () => {
  it('is the character it types, whatever Caps Lock says', () => {
    expect(press('j')).toBe('j');
    expect(press('J')).toBe('j');
    expect(press('/')).toBe('/');
    expect(press('?', { shiftKey: true })).toBe('?');
  });

  it('says which of Ctrl, ⌘ and Shift is held', () => {
    expect(press('k', { ctrlKey: true })).toBe('Ctrl+k');
    expect(press('k', { metaKey: true })).toBe('Ctrl+k');
    expect(press('J', { shiftKey: true })).toBe('Shift+j');
    expect(press('Enter', { ctrlKey: true })).toBe('Ctrl+Enter');
    expect(press('Tab', { shiftKey: true })).toBe('Shift+Tab');
  });

  it('is that of the Latin letter on a key that types Hindi', () => {
    expect(press('र', { code: 'KeyJ' })).toBe('j');
    expect(press('य', { code: 'Slash' })).toBe('/');
    expect(press('य़', { code: 'Slash', shiftKey: true })).toBe('?');
  });

  it('is missing with Alt, which types further characters', () => {
    expect(press('@', { altKey: true, ctrlKey: true })).toBeUndefined();
  });
});
