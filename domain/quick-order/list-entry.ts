/** A line of a text that was read as a list. What is no item is left out: a heading, a greeting, an address. */
export type ListEntry = { text: string; kind: 'item' | 'heading' | 'other' };
