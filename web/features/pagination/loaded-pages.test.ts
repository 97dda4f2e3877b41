import { describe, expect, it } from 'vitest';
import { appendPage, restoreLoadedPages, saveLoadedPages } from './loaded-pages.ts';

const loadedPages = { items: [{ id: 'p1' }, { id: 'p2' }], lastPage: 2, next: 'after-p2' };

describe('loaded pages', () => {
  it('append the next page and keep each item once', () => {
    expect(appendPage(loadedPages, { items: [{ id: 'p2' }, { id: 'p3' }], next: null })).toEqual({
      items: [{ id: 'p1' }, { id: 'p2' }, { id: 'p3' }],
      lastPage: 3,
      next: null,
    });
  });

  it('are restored by their history key until too many others are saved', () => {
    saveLoadedPages('first', loadedPages);
    expect(restoreLoadedPages('first')).toEqual(loadedPages);
    for (let number = 0; number < 20; number++) saveLoadedPages(`later ${number}`, loadedPages);
    expect(restoreLoadedPages('first')).toBeUndefined();
  });
});
