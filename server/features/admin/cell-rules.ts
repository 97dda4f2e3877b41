import * as z from 'zod/mini';

/** Rules for cells of a product file with several lines. */

export function splitLines(cell: string): string[] {
  return cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Applies a rule to every line of a cell. */
export function lines<Entry>(entry: z.ZodMiniType<Entry, string>, max: number, message: string) {
  return z.pipe(z.pipe(z.string(), z.transform(splitLines)), z.array(entry).check(z.maxLength(max, message)));
}

/** A line “Name: value”, where only the value may contain a colon. */
export function namedLine(
  name: z.ZodMiniType<string, string>,
  value: z.ZodMiniType<string, string>,
  message: string,
) {
  return z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\s*[^\s:][^:]*:.*\S/u, message)),
      z.transform((text) => {
        const colon = text.indexOf(':');
        return { name: text.slice(0, colon), value: text.slice(colon + 1) };
      }),
    ),
    z.object({ name, value }),
  );
}
