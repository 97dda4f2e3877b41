import type { ListProblem } from '#domain/quick-order/list-limits.ts';
import { quickOrderText } from '#web/text/quick-order-en.ts';

export function describeProblem(problem: ListProblem): string {
  const { problems } = quickOrderText;
  switch (problem.kind) {
    case 'empty':
      return problems.empty;
    case 'too-many':
      return problems.tooMany(problem.count);
    case 'too-long':
      return problems.tooLong(problem.line);
  }
}
