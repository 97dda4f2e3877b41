import type { toast as SonnerToast } from 'sonner';

/**
 * Short messages. What shows them is loaded with the first touch or key, not with the page: nothing is said before.
 * What is said earlier, or while it loads, waits for it.
 */

type Sonner = typeof SonnerToast;

const shown = Promise.withResolvers<Sonner>();
const wanted = Promise.withResolvers<void>();

function later<Given extends unknown[]>(act: (sonner: Sonner, ...given: Given) => unknown) {
  return (...given: Given): void => void shown.promise.then((sonner) => act(sonner, ...given));
}

function saying<Given extends unknown[]>(show: (sonner: Sonner, ...given: Given) => unknown) {
  const say = later(show);
  return (...given: Given): void => {
    wanted.resolve();
    say(...given);
  };
}

export const toast = {
  say: saying((sonner, ...given: Parameters<Sonner>) => sonner(...given)),
  success: saying((sonner, ...given: Parameters<Sonner['success']>) => sonner.success(...given)),
  error: saying((sonner, ...given: Parameters<Sonner['error']>) => sonner.error(...given)),
  dismiss: later((sonner, id: string) => sonner.dismiss(id)),
};

/** Resolves when a message is said or may soon be. */
export function whenToastsAreNear(): Promise<void> {
  for (const event of ['pointerdown', 'keydown']) {
    addEventListener(event, () => wanted.resolve(), { once: true, passive: true });
  }
  return wanted.promise;
}

/** To be called when messages can be seen. */
export function showToastsWith(sonner: Sonner): void {
  shown.resolve(sonner);
}
