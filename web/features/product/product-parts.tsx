import { PriceDetails } from './price-details.tsx';
import { Description, ProductIdentifiers, Specifications } from './product-details.tsx';
import type { ProductPart } from './product-part.ts';
import { ProductQuestions } from './product-questions.tsx';
import { ProductRating } from './product-rating.tsx';
import { ProductDocuments, ProductTerms } from './product-terms.tsx';
import { ProductVariants } from './product-variants.tsx';

export { productDetailFromWire } from './product-detail.ts';

/**
 * The parts of a product's page that nobody can press but for links. The server renders them, and browsers keep its
 * HTML; their code is loaded for products that are opened from another page.
 */

export const PRODUCT_PARTS = {
  /** Between the title and the buttons. */
  productHead: ({ product }: ProductPart) => (
    <>
      <ProductRating rating={product.rating} count={product.ratingCount} />
      <ProductIdentifiers product={product} />
      <ProductVariants product={product} />
      <PriceDetails product={product} />
    </>
  ),
  /** After the buttons. */
  productTerms: (part: ProductPart) => (
    <>
      <ProductTerms {...part} />
      <ProductDocuments {...part} />
      <ProductQuestions {...part} />
    </>
  ),
  /** Below everything that concerns buying. */
  productTexts: ({ product }: ProductPart) => (
    <>
      <Specifications product={product} />
      <Description product={product} />
    </>
  ),
};

export type ProductPartName = keyof typeof PRODUCT_PARTS;
