/** What somebody asked for, and how the answer can have come about. */
export type Operation<State> = {
  /** For the person who reads about one that cannot be explained. */
  description: string;
  askedAt: number;
  /** By the same clock. Infinity without an answer: it may have been done at any time since, or never. */
  answeredAt: number;
  /** Each is a way in which the answer can have come about: steps that are taken one after the other. */
  ways: Step<State>[][];
};

/** What is done in one moment. @returns the state after it; undefined when it cannot happen in this state. */
export type Step<State> = (state: State) => State | undefined;

/** Which way an operation has come about, and how many of its steps are taken. */
type Position = { way: number; taken: number };

/**
 * Looks for an order of all steps that explains every answer: each step lies between the question and the answer, and
 * can happen in the state that the earlier ones have left (Wing and Gong, "Testing and verifying concurrent objects",
 * 1993). A state that was reached before with the same steps is not tried again.
 * @param start as JSON it says all about itself.
 * @returns undefined when there is such an order; otherwise what remains unexplained after the longest attempt.
 */
export function findUnexplained<State>(
  start: State,
  operations: readonly Operation<State>[],
): string[] | undefined {
  const tried = new Set<string>();
  let fewest = operations.filter(isAnswered);

  function isExplained(state: State, positions: readonly (Position | null)[]): boolean {
    const key = JSON.stringify([positions, state]);
    if (tried.has(key)) return false;
    tried.add(key);
    const isOpen = ({ ways }: Operation<State>, index: number) => {
      const position = positions[index];
      return !position || position.taken < (ways[position.way]?.length ?? 0);
    };
    const left = operations.filter((operation, index) => isAnswered(operation) && isOpen(operation, index));
    if (left.length === 0) return true;
    if (left.length < fewest.length) fewest = left;
    // Whatever was asked for later than this cannot have come before the operation that was answered then.
    const firstAnsweredAt = Math.min(...left.map(({ answeredAt }) => answeredAt));
    return operations.some((operation, index) => {
      if (!isOpen(operation, index) || operation.askedAt > firstAnsweredAt) return false;
      const begun = positions[index];
      return operation.ways.some((steps, way) => {
        if (begun && begun.way !== way) return false;
        const taken = begun?.taken ?? 0;
        const next = steps[taken]?.(state);
        return next !== undefined && isExplained(next, positions.with(index, { way, taken: taken + 1 }));
      });
    });
  }

  const isConsistent = isExplained(
    start,
    operations.map(() => null),
  );
  return isConsistent ? undefined : fewest.map(({ description }) => description);
}

function isAnswered({ answeredAt }: { answeredAt: number }): boolean {
  return answeredAt !== Number.POSITIVE_INFINITY;
}
