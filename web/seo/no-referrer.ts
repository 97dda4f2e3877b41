/** For the head of a page whose address holds a secret: browsers then tell no other page, and no log, about it. */
export const NO_REFERRER_META = { name: 'referrer', content: 'no-referrer' };
