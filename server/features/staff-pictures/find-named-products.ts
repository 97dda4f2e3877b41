import path from 'node:path';
import { listDeskProducts } from '#server/features/staff-products/list-products.ts';
import type { DeskProduct } from '#server/features/staff-products/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';

/** At most so many words at the end of a name say what the picture shows: “vd-13re front 2”. */
const MAX_OTHER_WORDS = 2;
const LIMIT = 20;

/**
 * The products whose model is in the name of a file, the longest model first. Words that only describe the picture may
 * follow the model. Drafts are looked at, too, because they are waiting for pictures.
 */
export async function findNamedProducts(database: Database, fileName: string): Promise<DeskProduct[]> {
  const words = path
    .parse(fileName)
    .name.split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const whole = simplify(words.join(''));
  for (let others = 0; others <= MAX_OTHER_WORDS && others < words.length; others += 1) {
    const q = words.slice(0, words.length - others).join(' ');
    const pages = await Promise.all(
      (['draft', 'shown', 'hidden'] as const).map((state) =>
        listDeskProducts(database, { q, state, page: 1, limit: LIMIT, sort: 'all' }),
      ),
    );
    const named = pages
      .flatMap(({ products }) => products)
      .filter(({ model }) => simplify(model) !== '' && whole.includes(simplify(model)));
    if (named.length > 0) return named.toSorted((a, b) => b.model.length - a.model.length);
  }
  return [];
}

const simplify = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
