import { readQuantities } from '../specifications/read-quantities.ts';
import { omitValues } from '../specifications/read-value-words.ts';

/** A line without figures that brackets say again by another unit: without the '4"' of '4" (100 mm)'. */
export function removeRestatedFigures(line: string): string {
  const figures = readQuantities(line);
  const restated = figures.filter(({ measure, end }, index) => {
    const next = figures[index + 1];
    return (
      next?.measure === measure &&
      /^\s*\(\s*$/.test(line.slice(end, next?.start)) &&
      /^\s*\)/.test(line.slice(next?.end))
    );
  });
  return omitValues(line, restated);
}
