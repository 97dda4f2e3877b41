import { orderPath } from '#domain/page-paths.ts';

/** Of the part of an order's page where its request is discussed. */
export const CONVERSATION_ID = 'conversation';

export function conversationPath(orderId: string): string {
  return `${orderPath(orderId)}#${CONVERSATION_ID}`;
}
