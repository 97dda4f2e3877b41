import type { toast as SonnerToast } from 'sonner';

/** Short messages. The component that shows them is loaded lazily; messages requested before that wait for it. */

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
  message: createLazyToast((sonner, ...args: Parameters<Sonner>) => sonner(...args)),
  success: createLazyToast((sonner, ...args: Parameters<Sonner['success']>) => sonner.success(...args)),
  error: createLazyToast((sonner, ...args: Parameters<Sonner['error']>) => sonner.error(...args)),
};

/** Resolves when the first message is requested. */
export const firstToastRequested = firstToast.promise;

/** Call this when the component that shows the messages is mounted. */
export function connectToaster(sonner: Sonner): void {
  sonnerReady.resolve(sonner);
}
