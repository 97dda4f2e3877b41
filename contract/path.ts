/**
 * Replaces the parameters in braces of a declared path; each value becomes one encoded path segment.
 * @throws TypeError when a parameter is missing.
 */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The path parameter ${name} is missing.`);
    return encodeURIComponent(value);
  });
}
