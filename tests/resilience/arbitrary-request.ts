import * as fc from 'fast-check';

/** Requests made from the OpenAPI document: such as it allows, and such as come from nowhere. */

export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

export type Operation = {
  operationId: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }[];
  /** Of a file, it has another type. */
  requestBody?: { content: { 'application/json'?: { schema: JsonSchema } } };
  responses: { 200: { content: Record<string, { schema: object }> } };
};

export type MadeRequest = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body: unknown;
  isLoggedIn: boolean;
};

const MAX_TEXT_LENGTH = 60;
const strangeText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: MAX_TEXT_LENGTH }),
  fc.string({ unit: 'grapheme', maxLength: MAX_TEXT_LENGTH }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    "'; drop table accounts; --",
    '../../etc/passwd',
    '%00',
    '%',
    '+',
    '\\',
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '1e999',
    '-0',
    '\u202e',
    '{{7*7}}',
    '10/2',
    '(((',
    '&|!',
  ),
  fc.constantFrom('9'.repeat(400), 'अ'.repeat(3000), '🙂'.repeat(500)),
);
const strange = fc.oneof(
  strangeText,
  fc.constantFrom<unknown>(null, true, -1, 0, 1e308, -1e308, 2 ** 53, 0.1, [], {}, [null], [[[]]]),
  fc.jsonValue({ maxDepth: 3 }),
);

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'string':
      return fittingText(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1000, 1e9) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(anyFor(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'object':
      return fittingObject(schema);
    default:
      return strange;
  }
}

function fittingText({
  pattern,
  minLength = 0,
  maxLength = MAX_TEXT_LENGTH,
}: JsonSchema): fc.Arbitrary<string> {
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'));
    } catch {
      // A pattern that fast-check cannot follow.
    }
  }
  return fc.string({ minLength, maxLength: Math.min(maxLength, Math.max(MAX_TEXT_LENGTH, minLength)) });
}

function fittingObject({ properties = {}, additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, anyFor(each)]));
  const known = fc.record(fields, { requiredKeys: [] });
  const whole = fc.record(fields);
  const both = fc.oneof({ weight: 4, arbitrary: whole }, { weight: 1, arbitrary: known });
  if (typeof additionalProperties !== 'object') return both;
  const more = fc.dictionary(fc.string({ maxLength: 24 }), anyFor(additionalProperties), { maxKeys: 3 });
  return fc.tuple(both, more).map(([named, others]) => ({ ...others, ...(named as object) }));
}

/** Mostly what is asked for. */
function anyFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fitting(schema) }, { weight: 1, arbitrary: strange });
}

export function requestsFor(operation: Operation): fc.Arbitrary<MadeRequest> {
  const inPlace = (place: string) =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((each) => each.in === place)
          .map(({ name, schema }) => [name, anyFor(schema)]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    );
  const schema = operation.requestBody?.content['application/json']?.schema;
  return fc.record({
    path: inPlace('path'),
    query: inPlace('query'),
    header: inPlace('header'),
    body: schema ? anyFor(schema) : fc.constant(undefined),
    isLoggedIn: fc.boolean(),
  });
}
