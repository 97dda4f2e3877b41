import { describe, expect, it } from 'vitest';
import { appendPage, restoreLoadedPages, saveLoadedPages } from './loaded-pages.ts';

const run = { items: [{ id: 'p1' }, { id: 'p2' }], lastPage: 2, next: 'after-p2' };

describe('a run of pages', () => {
  it('grows by the page after its last item, each item once', () => {
    expect(appendPage(run, { items: [{ id: 'p2' }, { id: 'p3' }], next: null })).toEqual({
      items: [{ id: 'p1' }, { id: 'p2' }, { id: 'p3' }],
      lastPage: 3,
      next: null,
    });
  });

  it('is found again by its place, as long as not too many came after it', () => {
    saveLoadedPages('first', run);
    expect(restoreLoadedPages('first')).toEqual(run);
    for (let number = 0; number < 20; number++) saveLoadedPages(`later ${number}`, run);
    expect(restoreLoadedPages('first')).toBeUndefined();
  });
});
