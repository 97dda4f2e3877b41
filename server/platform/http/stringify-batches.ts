/** A value of which arrays may arrive in batches. */
export type Batched<Value> = Value extends readonly (infer Item)[]
  ? Value | AsyncIterable<readonly Item[]>
  : Value extends object
    ? { [Name in keyof Value]: Batched<Value[Name]> }
    : Value;

/** The JSON text of a plain object, in pieces: one per batch of an array that arrives in batches. */
export async function* stringifyBatches(value: unknown): AsyncGenerator<string> {
  if (isAsyncIterable(value)) {
    yield* stringifyItems(value);
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    let separator = '{';
    for (const [name, part] of Object.entries(value)) {
      if (part === undefined) continue;
      yield `${separator}${JSON.stringify(name)}:`;
      yield* stringifyBatches(part);
      separator = ',';
    }
    yield separator === '{' ? '{}' : '}';
  } else {
    yield JSON.stringify(value);
  }
}

/** The same object, as JSON would return it, with its arrays complete. */
export async function completeBatches(value: object): Promise<object> {
  let json = '';
  for await (const piece of stringifyBatches(value)) json += piece;
  return JSON.parse(json);
}

async function* stringifyItems(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield separator + JSON.stringify(batch).slice(1, -1);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

function isAsyncIterable(value: unknown): value is AsyncIterable<readonly unknown[]> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
