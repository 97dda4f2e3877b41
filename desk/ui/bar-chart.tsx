import { useId } from 'react';
import { ChartTable } from './chart-table.tsx';

type BarChartProps = {
  title: string;
  /** What the chart says, in a sentence. */
  description: string;
  headings: readonly [name: string, count: string];
  bars: readonly { name: string; count: number }[];
};

const WIDTH = 480;
const ROW = 36;

/** Bars under their names, the longest as wide as the chart, with the same figures as a table beneath. */
export function BarChart({ title, description, headings, bars }: BarChartProps) {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        className="w-full max-w-xl fill-ink text-[13px]"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        {bars.map(({ name, count }, index) => (
          <g key={name}>
            <text x="0" y={index * ROW + 14}>
              {name}
            </text>
            <text x={WIDTH} y={index * ROW + 14} textAnchor="end" className="font-semibold tabular-nums">
              {count}
            </text>
            <rect x="0" y={index * ROW + 20} width={WIDTH} height="6" className="fill-rule" />
            <rect
              x="0"
              y={index * ROW + 20}
              width={(count / most) * WIDTH}
              height="6"
              className="fill-brand-ink"
            />
          </g>
        ))}
      </svg>
      <figcaption>
        <ChartTable title={title} headings={headings} rows={bars.map(({ name, count }) => [name, count])} />
      </figcaption>
    </figure>
  );
}
