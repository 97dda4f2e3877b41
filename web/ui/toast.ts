import type { toast as SonnerToast } from 'sonner';

/** Short messages. What shows them is loaded apart from the page; what is said before waits for it. */

type Sonner = typeof SonnerToast;

const shown = Promise.withResolvers<Sonner>();
const said = Promise.withResolvers<void>();

function saying<Given extends unknown[]>(show: (sonner: Sonner, ...given: Given) => unknown) {
  return (...given: Given): void => {
    said.resolve();
    void shown.promise.then((sonner) => show(sonner, ...given));
  };
}

export const toast = {
  say: saying((sonner, ...given: Parameters<Sonner>) => sonner(...given)),
  success: saying((sonner, ...given: Parameters<Sonner['success']>) => sonner.success(...given)),
  error: saying((sonner, ...given: Parameters<Sonner['error']>) => sonner.error(...given)),
};

/** Resolves with the first message. */
export const whenSomethingIsSaid = said.promise;

/** To be called when messages can be seen. */
export function showToastsWith(sonner: Sonner): void {
  shown.resolve(sonner);
}
