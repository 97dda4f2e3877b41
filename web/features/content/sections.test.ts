import { describe, expect, it } from 'vitest';
import { addSectionAnchors } from './sections.ts';

describe('the sections of a text', () => {
  it('are its headings, each with an anchor made of its words', () => {
    const { html, sections } = addSectionAnchors(
      '<p>A</p><h2>1. These <em>terms</em></h2><p>B</p><h2>Law &amp; courts</h2>',
    );
    expect(sections).toEqual([
      { id: '1-these-terms', title: '1. These terms' },
      { id: 'law-courts', title: 'Law & courts' },
    ]);
    expect(html).toBe(
      '<p>A</p><h2 id="1-these-terms">1. These <em>terms</em></h2><p>B</p><h2 id="law-courts">Law &amp; courts</h2>',
    );
  });

  it('have anchors of their own also where two are called the same, in any script', () => {
    const { sections } = addSectionAnchors('<h2>मूल्य</h2><h2>मूल्य</h2><h2>!</h2>');
    expect(sections.map(({ id }) => id)).toEqual(['मूल्य', 'मूल्य-2', 'item']);
  });

  it('are none in a text without headings', () => {
    expect(addSectionAnchors('<p>A</p>')).toEqual({ html: '<p>A</p>', sections: [] });
  });
});
