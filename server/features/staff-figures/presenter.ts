import type { LossReason, WireFigureReport, WireFigures } from '#contract/staff-figures.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { countLosses, type FigureReport, type Figures } from './read-figures.ts';

export function presentFigures({ from, current, before, course }: FigureReport): WireFigureReport {
  const losses = Object.entries(current.losses) as [LossReason, number][];
  return {
    from,
    current: presentPeriod(current),
    before: presentPeriod(before),
    losses: losses
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((one, other) => other.count - one.count || one.reason.localeCompare(other.reason)),
    course,
  };
}

function presentPeriod(figures: Figures): WireFigures {
  const { asked, answered, offered, accepted, medianHours, offeredPaise, acceptedPaise, losses } = figures;
  return {
    ...{ asked, answered, offered, accepted },
    median_hours: medianHours,
    offered_value: rupeesFromPaise(offeredPaise),
    accepted_value: rupeesFromPaise(acceptedPaise),
    lost: countLosses(losses),
  };
}
