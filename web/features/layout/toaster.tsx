import { type CSSProperties, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Toaster as Sonner, toast, useSonner } from 'sonner';
import { PassableToasts } from '#web/ui/passable-toasts.tsx';
import { connectToaster } from '#web/ui/toast.ts';
import { liftToasts } from './toast-lift.ts';

const STYLE = {
  '--normal-bg': 'var(--color-surface)',
  '--normal-text': 'var(--color-ink)',
  '--normal-border': 'var(--color-edge)',
  '--border-radius': 'var(--radius)',
  fontFamily: 'inherit',
} as CSSProperties;

/** Shows toasts at the bottom for 5 seconds, above the bars of a phone and above controls. */
export default function Toaster() {
  // `Sonner` is listening by now: effects of children run first.
  useEffect(() => connectToaster(toast), []);
  useLiftedToasts();
  useCloseReadToasts();
  return (
    <PassableToasts>
      <Sonner
        position="bottom-center"
        duration={5000}
        expand
        style={STYLE}
        offset={{ bottom: 'calc(var(--bottom-bars) + 1.5rem + var(--toast-lift, 0px))' }}
        mobileOffset={{ bottom: 'calc(var(--bottom-bars) + 0.75rem + var(--toast-lift, 0px))' }}
        toastOptions={{
          classNames: {
            toast:
              'py-2! min-h-14 text-base! focus-visible:outline-2! focus-visible:outline-action! focus-visible:outline-offset-2!',
            success: '[&_[data-icon]]:text-success',
            error: '[&_[data-icon]]:text-danger',
            actionButton:
              'h-11! bg-transparent! px-2! text-base! font-medium! text-brand-ink! underline focus-visible:outline-2! focus-visible:outline-action!',
          },
        }}
      />
    </PassableToasts>
  );
}

/** Finds the place of the toasts again when there is another one, after scrolling, and when the page changes. */
function useLiftedToasts(): void {
  const { toasts } = useSonner();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has its controls elsewhere.
  useEffect(() => {
    if (toasts.length === 0) return;
    // Sonner lays a new toast out in an effect of its own.
    const frame = requestAnimationFrame(liftToasts);
    document.addEventListener('scrollend', liftToasts);
    const changes = new MutationObserver(liftToasts);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('scrollend', liftToasts);
    };
  }, [toasts, key]);
}

const READ_MS = 1000;

/**
 * Whoever goes on has read what there was time to read. A message belongs to the page that it came with: the next page
 * closes it. So does a field that is entered, because the message may cover its label, unless it has a button.
 */
function useCloseReadToasts(): void {
  const { toasts } = useSonner();
  const { pathname } = useLocation();
  const shown = useRef(new Map<string | number, { at: number; hasButton: boolean }>());
  useEffect(() => {
    const known = shown.current;
    const toEntry = ({ id, action }: (typeof toasts)[number]) =>
      [id, { at: known.get(id)?.at ?? performance.now(), hasButton: action !== undefined }] as const;
    shown.current = new Map(toasts.map(toEntry));
  }, [toasts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page closes them.
  useEffect(() => closeRead(shown.current), [pathname]);
  useEffect(() => {
    const closeBesideField = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.matches('input, select, textarea'))) return;
      closeRead([...shown.current].filter(([, { hasButton }]) => !hasButton));
    };
    document.addEventListener('focusin', closeBesideField);
    return () => document.removeEventListener('focusin', closeBesideField);
  }, []);
}

function closeRead(shown: Iterable<readonly [string | number, { at: number }]>): void {
  for (const [id, { at }] of shown) if (performance.now() - at > READ_MS) toast.dismiss(id);
}
