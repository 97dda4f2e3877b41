/** Does it now or, while something is being pressed, after that: what is pressed is not to move away from under the pointer. */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active')) window.addEventListener('click', act, { once: true });
  else act();
}
