import type { PointerEvent } from 'react';

/** `corner` is for the corner of a picture: 32 px are visible, 44 px take touches. `quiet` is bordered. */
export type IconButtonVariant = 'corner' | 'quiet';

const VARIANT_CLASSES: Record<IconButtonVariant, string> = {
  corner: 'corner-button',
  quiet: 'icon-button rounded border border-edge bg-surface hover:border-ink',
};

type IconButtonProps = {
  /** The class of an icon; see icons.css. */
  icon: string;
  label: string;
  variant: IconButtonVariant;
  /** Set on a toggle button. */
  isPressed?: boolean;
  onClick: () => void;
};

/** A button with an icon only; screen readers read its label, and a resting pointer shows it. */
export function IconButton({ icon, label, variant, isPressed, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      onPointerEnter={showLabel}
      onClick={onClick}
      className={`${VARIANT_CLASSES[variant]} ${icon}`}
    />
  );
}

/** Only now, because a list has many of these buttons and each label would be in the page twice. */
function showLabel({ currentTarget }: PointerEvent<HTMLElement>): void {
  currentTarget.title = currentTarget.getAttribute('aria-label') ?? '';
}
