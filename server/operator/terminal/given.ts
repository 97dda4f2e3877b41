/** The command line was not understood; nothing was done. */
export class UsageError extends Error {}

/** What was typed after a command's name. */
export class Given {
  readonly #words: ReadonlyMap<string, string>;
  readonly #options: ReadonlyMap<string, unknown>;

  constructor(words: ReadonlyMap<string, string>, options: ReadonlyMap<string, unknown>) {
    this.#words = words;
    this.#options = options;
  }

  /** A parameter; '' when an optional one is absent. */
  word(name: string): string {
    return this.#words.get(name) ?? '';
  }

  find(name: string): string | undefined {
    return this.#words.get(name);
  }

  has(option: string): boolean {
    return this.#options.has(option);
  }

  option(name: string): string | undefined {
    const value = this.#options.get(name);
    return typeof value === 'string' ? value : undefined;
  }

  /** @throws UsageError when it is not a whole number from 1. */
  wholeNumber(name: string): number | undefined {
    const value = this.option(name);
    if (value !== undefined && !/^[1-9]\d{0,8}$/.test(value)) {
      throw new UsageError(`--${name} must be a whole number from 1.`);
    }
    return value === undefined ? undefined : Number(value);
  }

  /** An option that must be there. */
  needed(name: string): string {
    const value = this.option(name);
    if (value === undefined) throw new UsageError(`--${name} is missing.`);
    return value;
  }

  /** These options, all of which must be there. */
  all<Name extends string>(names: readonly Name[]): Record<Name, string> {
    return Object.fromEntries(names.map((name) => [name, this.needed(name)])) as Record<Name, string>;
  }

  /** Those of the options that were typed. */
  some<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
    const typed = names.flatMap((name) => {
      const value = this.option(name);
      return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(typed);
  }
}
