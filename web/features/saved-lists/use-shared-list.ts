import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { decodeSharedList, type SharedList } from '#domain/shared-list.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { type ListProducts, loadListProducts } from './saved-list.ts';

type LoadedList = SharedList & { products: ListProducts };

/** The list of the page's address, which only the browser knows: its products are loaded there. */
export function useSharedList() {
  const { hash } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ hash: string; list?: LoadedList; error?: ApiError }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same list again.
  useEffect(() => {
    let isCurrent = true;
    const list = decodeSharedList(hash.slice(1));
    loadListProducts(browserApi(), list.lines).then(
      (products) => isCurrent && setState({ hash, list: { ...list, products } }),
      (cause) => {
        if (!(cause instanceof ApiError)) throw cause;
        if (isCurrent) setState({ hash, error: cause });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [hash, attempt]);
  const tryAgain = () => {
    setState(undefined);
    setAttempt(attempt + 1);
  };
  const current = state?.hash === hash ? state : undefined;
  return { list: current?.list, error: current?.error, tryAgain };
}
