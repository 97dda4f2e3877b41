/** Fills the braces of a declared path; every value is one encoded path segment, whatever it contains. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The path parameter ${name} is missing.`);
    return encodeURIComponent(value);
  });
}
