/** Whether a product is in the shop. Hidden ones have left it for now; drafts are not in it yet. */
export const PRODUCT_STATES = ['shown', 'hidden', 'draft'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
