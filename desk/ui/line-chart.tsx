import { useId } from 'react';
import { ChartTable } from './chart-table.tsx';

type Series = { name: string; values: readonly number[] };
type LineChartProps = {
  title: string;
  /** What the chart says, in a sentence. */
  description: string;
  /** Where the first column of the table has its name from. */
  timeHeading: string;
  times: readonly string[];
  /** At most three. */
  series: readonly Series[];
};

const WIDTH = 640;
const HEIGHT = 200;
const EDGE = { left: 36, right: 8, top: 8, bottom: 24 };
/** Told apart by dashes as well as by colours. */
const STROKES = ['stroke-brand-ink', 'stroke-action', 'stroke-ink-soft'];
const DASHES = ['', '6 3', '2 3'];

/** Lines over time, with the same figures as a table beneath. */
export function LineChart({ title, description, timeHeading, times, series }: LineChartProps) {
  const id = useId();
  const most = roundUp(Math.max(1, ...series.flatMap(({ values }) => values)));
  const toX = (index: number) =>
    EDGE.left + (index / Math.max(1, times.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const toY = (value: number) => HEIGHT - EDGE.bottom - (value / most) * (HEIGHT - EDGE.top - EDGE.bottom);
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        className="w-full max-w-3xl fill-ink-soft text-[11px]"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        {[0, most / 2, most].map((value) => (
          <g key={value}>
            <line
              x1={EDGE.left}
              x2={WIDTH - EDGE.right}
              y1={toY(value)}
              y2={toY(value)}
              className="stroke-rule"
            />
            <text x={EDGE.left - 6} y={toY(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {[0, times.length - 1].map((index) => (
          <text key={index} x={toX(index)} y={HEIGHT - 6} textAnchor={index === 0 ? 'start' : 'end'}>
            {times[index]}
          </text>
        ))}
        {series.map(({ name, values }, index) => (
          <polyline
            key={name}
            points={values.map((value, time) => `${toX(time)},${toY(value)}`).join(' ')}
            strokeDasharray={DASHES[index]}
            className={`fill-none stroke-2 ${STROKES[index]}`}
          />
        ))}
      </svg>
      <figcaption>
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {series.map(({ name }, index) => (
            <li key={name} className="flex items-center gap-2">
              <svg viewBox="0 0 24 4" aria-hidden="true" className="w-6">
                <line
                  x1="0"
                  x2="24"
                  y1="2"
                  y2="2"
                  strokeDasharray={DASHES[index]}
                  className={`stroke-2 ${STROKES[index]}`}
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
        <ChartTable
          title={title}
          headings={[timeHeading, ...series.map(({ name }) => name)]}
          rows={times.map((time, index) => [time, ...series.map(({ values }) => values[index] ?? 0)])}
        />
      </figcaption>
    </figure>
  );
}

/** The next even number with one significant digit, so that its half is a whole number, too. */
function roundUp(most: number): number {
  const step = 10 ** Math.floor(Math.log10(most));
  return Math.max(2, Math.ceil(most / (2 * step)) * 2 * step);
}
