/** Asks the operator to prove who they are, when a call needs a fresh proof. The dialog is in `layout/`. */

type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let pending: Promise<boolean> | undefined;

/** Call this when the dialog is there. @returns what to call when it is gone. */
export function connectProofDialog(open: Ask): () => void {
  ask = open;
  return () => {
    if (ask === open) ask = undefined;
  };
}

/** @returns whether the operator has proved it. Calls that ask at the same time share one dialog. */
export function askForProof(): Promise<boolean> {
  pending ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    pending = undefined;
  });
  return pending;
}
