import type { toast as SonnerToast } from 'sonner';

/** Short messages. What shows them is loaded apart from the page; what is said before waits for it. */

type Sonner = typeof SonnerToast;

const sonnerReady = Promise.withResolvers<Sonner>();
const firstToast = Promise.withResolvers<void>();

function createLazyToast<Args extends unknown[]>(show: (sonner: Sonner, ...args: Args) => unknown) {
  return (...args: Args): void => {
    firstToast.resolve();
    void sonnerReady.promise.then((sonner) => show(sonner, ...args));
  };
}

export const toast = {
  message: createLazyToast((sonner, ...given: Parameters<Sonner>) => sonner(...given)),
  success: createLazyToast((sonner, ...given: Parameters<Sonner['success']>) => sonner.success(...given)),
  error: createLazyToast((sonner, ...given: Parameters<Sonner['error']>) => sonner.error(...given)),
};

/** Resolves with the first message. */
export const firstToastRequested = firstToast.promise;

/** To be called when messages can be seen. */
export function connectToaster(sonner: Sonner): void {
  sonnerReady.resolve(sonner);
}
