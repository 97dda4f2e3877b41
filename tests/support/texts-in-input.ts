import type { Call } from '#contract/call.ts';
import type { Input } from '../authorization/example.ts';

/** A text in the input of a call, and the input part with another text in its place. */
export type TextInInput = {
  part: 'params' | 'query' | 'headers' | 'body';
  valid: string;
  replace: (text: string) => unknown;
};

/** Every text in the example of a call, and every declared parameter and header that the example lacks. */
export function findTextsInInput(declaration: Call, example: Input): TextInInput[] {
  return (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = declaration[part];
    if (!schema) return [];
    const given = part === 'headers' ? {} : (example[part] ?? {});
    const declared = 'shape' in schema ? Object.keys(schema.shape as object) : [];
    const lacking = part === 'body' ? {} : Object.fromEntries(declared.map((name) => [name, 'a']));
    return findTexts(Array.isArray(given) ? given : { ...lacking, ...given }).map((text) => ({
      part,
      ...text,
    }));
  });
}

function findTexts(
  value: unknown,
  rebuild: (changed: unknown) => unknown = (changed) => changed,
): Omit<TextInInput, 'part'>[] {
  if (typeof value === 'string') return [{ valid: value, replace: rebuild }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    findTexts(part, (changed) =>
      rebuild(Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }),
    ),
  );
}
