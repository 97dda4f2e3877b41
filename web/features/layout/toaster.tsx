import { type CSSProperties, useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { connectToaster } from '#web/ui/toast.ts';

const STYLE = {
  '--normal-bg': 'var(--color-surface)',
  '--normal-text': 'var(--color-ink)',
  '--normal-border': 'var(--color-edge)',
  '--border-radius': 'var(--radius)',
  fontFamily: 'inherit',
} as CSSProperties;

/** Shows toasts at the bottom for 5 seconds, above the bars of a phone. */
export default function Toaster() {
  // `Sonner` is listening by now: effects of children run first.
  useEffect(() => connectToaster(toast), []);
  return (
    <Sonner
      position="bottom-center"
      duration={5000}
      style={STYLE}
      offset={{ bottom: 'calc(var(--bottom-bars) + 1.5rem)' }}
      mobileOffset={{ bottom: 'calc(var(--bottom-bars) + 0.75rem)' }}
      toastOptions={{
        classNames: {
          toast:
            'py-2! min-h-14 text-base! focus-visible:outline-2! focus-visible:outline-action! focus-visible:outline-offset-2!',
          success: '[&_[data-icon]]:text-success',
          error: '[&_[data-icon]]:text-danger',
          actionButton: 'h-11! bg-transparent! px-2! text-base! font-medium! text-brand-ink! underline',
        },
      }}
    />
  );
}
