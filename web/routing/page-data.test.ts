import { expect, it, vi } from 'vitest';
import { readPageData, referToSentData } from './page-data.ts';

it('gives the data of a browser’s own loader as they are', () => {
  const data = { products: [] };
  expect(readPageData({ data })).toBe(data);
});

it('gives the server the object that a reference stands for, and React Router only the reference', () => {
  const data = { products: [] };
  const reference = referToSentData('page', data);
  expect(readPageData(reference)).toBe(data);
  expect(reference).toEqual({ from: 'page' });
});

it('reads what a reference stands for from the page in a browser, the same object each time', () => {
  const sent = { root: { site: {} }, page: { products: [1, 2] } };
  const querySelector = vi.fn(() => ({ textContent: JSON.stringify(sent) }));
  vi.stubGlobal('document', { querySelector });
  const [root, page] = [{ from: 'root' }, { from: 'page' }] as const;
  expect(readPageData(page)).toEqual(sent.page);
  expect(readPageData(page)).toBe(readPageData(page));
  expect(readPageData(root)).toEqual(sent.root);
  expect(querySelector).toHaveBeenCalledTimes(1);
});
