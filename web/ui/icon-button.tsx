import type { ReactNode } from 'react';

/** `corner` stands on a picture: it shows 36 px of ground and takes touches on 44. `quiet` is bordered. */
export type IconButtonVariant = 'corner' | 'quiet';

const LOOKS: Record<IconButtonVariant, string> = {
  corner: 'icon-button icon-button-corner',
  quiet: 'icon-button rounded border border-edge bg-surface hover:border-ink',
};

type IconButtonProps = {
  label: string;
  variant: IconButtonVariant;
  /** Set on a button that shows whether something is so. */
  isPressed?: boolean;
  onClick: () => void;
  className?: string;
  children: ReactNode;
};

/** A button that is a picture only; its name is for screen readers and pointers that rest on it. */
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
      className={`${LOOKS[variant]} ${className}`}
    >
      {children}
    </button>
  );
}
