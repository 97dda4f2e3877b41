import type { ReactNode } from 'react';

/** `corner` is for the corner of a picture: 36 px are visible, 44 px take touches. `quiet` is bordered. */
export type IconButtonVariant = 'corner' | 'quiet';

const VARIANT_CLASSES: Record<IconButtonVariant, string> = {
  corner: 'icon-button icon-button-corner',
  quiet: 'icon-button rounded border border-edge bg-surface hover:border-ink',
};

type IconButtonProps = {
  label: string;
  variant: IconButtonVariant;
  /** Set on a toggle button. */
  isPressed?: boolean;
  onClick: () => void;
  className?: string;
  children: ReactNode;
};

/** A button with an icon only; screen readers read its label, and a resting pointer shows it. */
export function IconButton({
  label,
  variant,
  isPressed,
  onClick,
  className = '',
  children,
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onClick}
      className={`${VARIANT_CLASSES[variant]} ${className}`}
    >
      {children}
    </button>
  );
}
