export type TimelineStep = {
  label: string;
  /** A short second line, such as a date. */
  detail?: string | undefined;
  state: 'done' | 'failed' | 'ahead';
};

const DOTS: Record<TimelineStep['state'], string> = {
  done: 'border-success bg-success',
  failed: 'border-danger bg-danger',
  ahead: 'border-edge bg-surface',
};

/** The line that leads to a step. */
const LINES: Record<TimelineStep['state'], string> = {
  done: 'bg-success',
  failed: 'bg-danger',
  ahead: 'bg-rule',
};

const LABELS: Record<TimelineStep['state'], string> = {
  done: 'text-ink',
  failed: 'text-danger',
  ahead: 'text-ink-soft',
};

type TimelineProps = { name: string; steps: readonly TimelineStep[] };

/**
 * Steps at equal distances, from edge to edge: completed ones are filled, later ones hollow. The last completed or
 * failed one is current.
 */
export function Timeline({ name, steps }: TimelineProps) {
  const current = steps.findLastIndex((step) => step.state !== 'ahead');
  return (
    <ol aria-label={name} className="flex text-xs print:[print-color-adjust:exact]">
      {steps.map((step, index) => {
        const next = steps[index + 1];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order, and a label may be there twice.
            key={index}
            aria-current={index === current ? 'step' : undefined}
            // Half as wide at both ends, where labels begin and end with the line.
            className="group grow-2 basis-0 text-center first:grow first:text-left last:grow last:text-right"
          >
            <span className="flex items-center" aria-hidden="true">
              {index > 0 && <span className={`h-0.5 grow ${LINES[step.state]}`} />}
              <span className={`size-3 shrink-0 rounded-full border-2 ${DOTS[step.state]}`} />
              {next && <span className={`h-0.5 grow ${LINES[next.state]}`} />}
            </span>
            <span className={`mt-1 block ${LABELS[step.state]} ${index === current ? 'font-semibold' : ''}`}>
              {step.label}
            </span>
            {step.detail && (
              <span className="mx-auto hidden text-ink-soft tabular-nums group-first:ml-0 group-last:mr-0 max-sm:w-min min-[22.5rem]:block">
                {step.detail}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
