/** The statuses of an order (docs/product.md, "Orders"). */
export const ORDER_STATUSES = ['Requested', 'Confirmed', 'Shipped', 'Delivered', 'Rejected'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** The statuses that the operator can set. */
export type OperatorStatus = Exclude<OrderStatus, 'Requested'>;

const NEXT_STATUSES: Record<OrderStatus, readonly OrderStatus[]> = {
  Requested: ['Confirmed', 'Rejected'],
  Confirmed: ['Shipped', 'Rejected'],
  Shipped: ['Delivered'],
  Delivered: [],
  Rejected: [],
};

/** The statuses that are not final. */
export const OPEN_STATUSES = ORDER_STATUSES.filter((status) => NEXT_STATUSES[status].length > 0);

export function canChangeStatus(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT_STATUSES[from].includes(to);
}

/** The operator may add a discount until the goods have been shipped. */
export function canAddDiscount(status: OrderStatus): boolean {
  return status === 'Requested' || status === 'Confirmed';
}

/** Whether the goods of an order have left. */
export function hasLeft(status: OrderStatus): boolean {
  return status === 'Shipped' || status === 'Delivered';
}
