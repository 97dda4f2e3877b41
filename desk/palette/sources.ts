import { MIN_BUYER_SEARCH_LENGTH } from '#contract/list-limits.ts';
import type { StaffPermission } from '#contract/staff-permissions.ts';
import { api } from '#desk/api/desk-api.ts';
import { buyerPath, productPath, requestPath } from '#desk/paths.ts';

/** Something that the palette finds: a place in the desk. */
export type Found = { key: string; title: string; hint: string; icon: string; path: string };

export type PaletteSource = {
  may: StaffPermission;
  find: (typed: string, signal: AbortSignal) => Promise<Found[]>;
};

const MAX_FOUND = '6';

/** What the shop is asked for while somebody types, each by a call of its own. */
export const PALETTE_SOURCES: readonly PaletteSource[] = [
  {
    may: 'quotes:read',
    find: async (q, signal) => {
      const { requests } = await api.listQuoteRequests({ query: { q, limit: MAX_FOUND } }, { signal });
      return requests.map(({ id, estimate_number: number, customer, city }) => ({
        key: `request ${id}`,
        title: `${number} · ${customer}`,
        hint: city,
        icon: 'icon-file-text',
        path: requestPath(id),
      }));
    },
  },
  {
    may: 'buyers:read',
    find: async (q, signal) => {
      if (q.length < MIN_BUYER_SEARCH_LENGTH) return [];
      const { buyers } = await api.listBuyers({ query: { q, limit: MAX_FOUND } }, { signal });
      return buyers.map(({ id, name, email, firms: [firm] }) => ({
        key: `buyer ${id}`,
        title: firm === undefined ? name : `${name} · ${firm}`,
        hint: email,
        icon: 'icon-building-store',
        path: buyerPath(id),
      }));
    },
  },
  {
    may: 'catalogue:read',
    find: async (q, signal) => {
      const { products } = await api.listCatalogueProducts({ query: { q, limit: MAX_FOUND } }, { signal });
      return products.map(({ id, title, model }) => ({
        key: `product ${id}`,
        title,
        hint: model,
        icon: 'icon-package',
        path: productPath(id),
      }));
    },
  },
];
