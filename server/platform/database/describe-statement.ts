const MAX_DESCRIBED = 2000;
const described = new Map<string, string>();

/**
 * What a statement does, in few words and without values: `select orders`. Those that differ little are called alike.
 */
export function describeStatement(text: string): string {
  const known = described.get(text);
  if (known !== undefined) return known;
  const [verb = ''] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)/i.exec(text) ?? [];
  const description = [verb.toLowerCase(), table].filter(Boolean).join(' ');
  if (described.size >= MAX_DESCRIBED) described.clear();
  described.set(text, description);
  return description;
}
