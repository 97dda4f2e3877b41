import { useEffect } from 'react';
import { rememberViewed } from './recent-store.ts';

/** Opening a product's page moves it to the front of what was looked at. */
export function useRememberViewed(productId: string): void {
  useEffect(() => rememberViewed(productId), [productId]);
}
