/** Leaves the browser time to begin reading the file before its object URL is revoked. */
const URL_LIFETIME_MS = 60_000;

/** Saves a file with the browser's download function. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME_MS);
}
