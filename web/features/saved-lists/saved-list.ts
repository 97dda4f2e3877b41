import type { CallReply } from '#contract/call.ts';
import type { WireProduct } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';
import type { listSavedLists, WireSavedList } from '#contract/saved-lists.ts';
import type { SoldBy } from '#domain/asked-value.ts';
import { MAX_CART_LINES } from '#domain/cart.ts';
import type { SavedLine } from '#domain/saved-list.ts';
import {
  type ProductSummary,
  productSummaryFromWire,
  soldByFromWire,
} from '#web/features/product/product.ts';

export type ListSummary = { id: string; name: string; changedAt: Date; lineCount: number };

export type SavedList = { id: string; name: string; lines: readonly SavedLine[] };

/** A product as a line shows it. */
export type ListProduct = ProductSummary & SoldBy & { model: string; unitName: string | undefined };

/** The catalogue's response about the products of a list: those that are missing have left it. */
export type ListProducts = { requestedIds: ReadonlySet<string>; byId: ReadonlyMap<string, ListProduct> };

export function listSummaryFromWire({
  _id,
  name,
  changed_at,
  line_count,
}: CallReply<typeof listSavedLists>['result'][number]): ListSummary {
  return { id: _id, name, changedAt: new Date(changed_at), lineCount: line_count };
}

export function savedListFromWire({ _id, name, lines }: WireSavedList): SavedList {
  return {
    id: _id,
    name,
    lines: lines.map(({ product_id, ...line }) => ({ productId: product_id, ...line })),
  };
}

/** A line, or what is to be changed of one. */
export function lineToWire<Line extends { productId: string }>({ productId, ...line }: Line) {
  return { product_id: productId, ...line };
}

/** Loads a list with its products. */
export async function loadSavedList(api: ApiClient, id: string) {
  const { result } = await api.getSavedList({ params: { id } });
  const list = savedListFromWire(result);
  return { list, products: await loadListProducts(api, list.lines) };
}

/** One call for a hundred products, which is the most that a call takes. */
export async function loadListProducts(api: ApiClient, lines: readonly SavedLine[]): Promise<ListProducts> {
  const ids = lines.map(({ productId }) => productId);
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_CART_LINES) }, (_, part) =>
    ids.slice(part * MAX_CART_LINES, (part + 1) * MAX_CART_LINES),
  );
  const replies = await Promise.all(parts.map((part) => api.getCartDetails({ body: { ids: part } })));
  const products = replies.flatMap(({ result }) => result.map(listProductFromWire));
  return { requestedIds: new Set(ids), byId: new Map(products.map((product) => [product.id, product])) };
}

function listProductFromWire(wire: WireProduct): ListProduct {
  return {
    ...productSummaryFromWire(wire),
    model: wire.pro_model,
    unitName: wire.pro_unit_name,
    ...soldByFromWire(wire),
  };
}
