import type { ReactNode } from 'react';

type OrderColumnsProps = { product: ReactNode; prices: ReactNode; parties: ReactNode };

/** The columns of an order's page: prices next to product and parties, on a phone between them. */
export function OrderColumns({ product, prices, parties }: OrderColumnsProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-6">
      {product}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{prices}</div>
      <div className="grid gap-4 sm:grid-cols-2">{parties}</div>
    </div>
  );
}
