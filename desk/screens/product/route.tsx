import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useSession } from '#desk/api/session.ts';
import { NEW_PRODUCT_PATH, PRODUCTS_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { ButtonLink } from '#desk/ui/button-link.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { productPath, UNKNOWN_PLACE } from '#domain/page-paths.ts';
import { ProductForm } from './product-form.tsx';
import { ProductHistory } from './product-history.tsx';

/** What a new product begins with, apart from empty cells. */
const NEW_CELLS = { unit: 'NOS', discount: '0', gst: '18', state: 'draft' };

/** `/products/new` is a new product, with `?copy=` as a copy of another one. */
export async function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const isNew = id === 'new';
  const source = isNew ? new URL(request.url).searchParams.get('copy') : id;
  const [choices, found, history] = await Promise.all([
    api.listCatalogueChoices(),
    source ? api.getCatalogueProduct({ params: { id: source } }) : undefined,
    isNew ? undefined : api.listProductChanges({ params: { id } }),
  ]);
  const stored = found?.product;
  if (stored && !isNew) return { choices, product: stored, cells: stored.cells, history };
  // Two products can have neither one SKU, nor one model.
  const copied = stored ? { ...stored.cells, id: '', sku: '', model: '', state: 'draft' } : NEW_CELLS;
  return { choices, product: undefined, cells: copied, history };
}

export function Component() {
  const { product: words } = useText();
  const { permissions } = useSession();
  const { choices, product, cells, history } = useLoaderData<typeof loader>();
  const mayWrite = permissions.includes('catalogue:write');
  return (
    <Screen
      title={product?.title ?? words.newTitle}
      actions={
        <>
          {product?.state === 'shown' && (
            <a
              href={productPath(product.id, product.title, UNKNOWN_PLACE)}
              target="_blank"
              rel="noreferrer"
              className="button button-quiet"
            >
              {words.inShop}
            </a>
          )}
          {product && mayWrite && (
            <ButtonLink to={`${NEW_PRODUCT_PATH}?copy=${product.id}`}>{words.copy}</ButtonLink>
          )}
        </>
      }
    >
      <p className="mb-4 text-sm">
        <Link to={PRODUCTS_PATH} className="underline">
          {words.back}
        </Link>
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <ProductForm
          key={product?.id ?? 'new'}
          product={product}
          cells={cells}
          choices={choices}
          mayWrite={mayWrite}
        />
        {product && history && <ProductHistory product={product} first={history} mayWrite={mayWrite} />}
      </div>
    </Screen>
  );
}
