import type { ReactNode } from 'react';

/** `corner` stands on a picture: it shows 36 px of ground and takes touches on 44. `quiet` is bordered. */
export type IconButtonLook = 'corner' | 'quiet';

const LOOKS: Record<IconButtonLook, string> = {
  corner: 'icon-button icon-button-corner',
  quiet: 'icon-button rounded border border-edge bg-surface hover:border-ink',
};

type IconButtonProps = {
  name: string;
  look: IconButtonLook;
  /** Set on a button that shows whether something is so. */
  isPressed?: boolean;
  onClick: () => void;
  className?: string;
  children: ReactNode;
};

/** A button that is a picture only; its name is for screen readers and pointers that rest on it. */
export function IconButton({ name, look, isPressed, onClick, className = '', children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isPressed}
      title={name}
      onClick={onClick}
      className={`${LOOKS[look]} ${className}`}
    >
      {children}
    </button>
  );
}
