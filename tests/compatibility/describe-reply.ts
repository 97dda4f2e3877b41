import type { Reply } from './play-scenario.ts';

/** A reply without what differs from one shop to the next. */
export type DescribedReply = {
  status: number;
  /**
   * The types of each field, by paths such as `orders[].order_qty`: `number`, `null|string`, `string?` if it can be
   * absent.
   */
  fields: Record<string, string>;
  /** Of fields that say the same in every shop. */
  values: Record<string, unknown>;
};

/** Fields whose values follow from what the scenario sends. */
const FIXED =
  /(^|\.)(success|file|page|limit|orderStatus|status|order_qty|added_discount|order_rating|order_gstin|[bs]_(city|district|state|pin))$/;
/** Texts by which the storefront tells errors apart. */
const FIXED_TEXTS: unknown[] = ['Invalid Authentication.', 'Already present in your wishlist', 'Wrong OTP'];
/** Of objects that are maps. */
const ID = /^[0-9A-Za-z]{20,}$/;

type Found = { types: Set<string>; values: Set<unknown>; count: number; objects: number };

export function describeReply({ status, body }: Reply): DescribedReply {
  const found = new Map<string, Found>();
  function visit(path: string, value: unknown): void {
    const at = found.get(path) ?? { types: new Set(), values: new Set(), count: 0, objects: 0 };
    found.set(path, at);
    const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
    at.types.add(type);
    at.count += 1;
    if (Array.isArray(value)) for (const item of value) visit(`${path}[]`, item);
    else if (value !== null && typeof value === 'object') {
      at.objects += 1;
      for (const [name, field] of Object.entries(value))
        visit(`${path}.${ID.test(name) ? '*' : name}`, field);
    } else at.values.add(value);
  }
  visit('', body);
  found.delete('');

  const described: DescribedReply = { status, fields: {}, values: {} };
  const isOptional = (path: string, { count }: Found) =>
    !path.endsWith('[]') && count < (found.get(path.slice(0, path.lastIndexOf('.')))?.objects ?? 0);
  for (const [path, at] of [...found].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const name = path.slice(1);
    described.fields[name] = [...at.types].sort().join('|') + (isOptional(path, at) ? '?' : '');
    const [value] = at.values;
    const isFixed = FIXED.test(path) || FIXED_TEXTS.includes(value);
    if (isFixed && at.values.size === 1) described.values[name] = value;
  }
  return described;
}

/** What a client that knows the recorded reply would miss in the present one. */
export function findBreaches(recorded: DescribedReply, present: DescribedReply): string[] {
  const breaches = Object.entries(recorded.fields).flatMap(([path, before]) => {
    const now = present.fields[path];
    const wasOptional = before.endsWith('?');
    if (now === undefined) return wasOptional ? [] : `${path} is missing`;
    const isKnown =
      toTypes(before).join() === 'null' || toTypes(now).every((type) => toTypes(before).includes(type));
    return isKnown && (wasOptional || !now.endsWith('?')) ? [] : `${path} was ${before} and is ${now}`;
  });
  const changed = Object.entries(recorded.values)
    .filter(([path, value]) => present.fields[path] !== undefined && present.values[path] !== value)
    .map(([path, value]) => `${path} was ${value} and is ${present.values[path]}`);
  const status =
    recorded.status === present.status ? [] : [`status was ${recorded.status} and is ${present.status}`];
  return [...status, ...breaches, ...changed];
}

const toTypes = (described: string) => described.replace('?', '').split('|');
