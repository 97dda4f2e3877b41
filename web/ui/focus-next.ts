const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';

/** Leads the keyboard to what comes after an element that is about to go. */
export function focusNext(element: HTMLElement): void {
  const next = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (candidate) =>
      element.compareDocumentPosition(candidate) === Node.DOCUMENT_POSITION_FOLLOWING &&
      candidate.checkVisibility(),
  );
  next?.focus({ preventScroll: true });
}
