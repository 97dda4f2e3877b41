import * as z from 'zod/mini';

/** The rule, unless nothing but space was given. */
export function orEmpty<Output>(rule: z.ZodMiniType<Output, string>) {
  return z.pipe(
    z.string(),
    z.transform((text, context): Output | '' => {
      if (text.trim() === '') return '';
      const outcome = rule.safeParse(text);
      if (outcome.success) return outcome.data;
      context.issues.push({ code: 'custom', message: outcome.error.issues[0]?.message, input: text });
      return z.NEVER;
    }),
  );
}
