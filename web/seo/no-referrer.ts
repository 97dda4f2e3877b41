/** For the head of a page whose URL contains a secret: the browser then sends the URL to no other page or log. */
export const NO_REFERRER_META = { name: 'referrer', content: 'no-referrer' };
