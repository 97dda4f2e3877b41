/** The text of a field of a submitted form; empty when there is no such text field. */
export function readTextField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
