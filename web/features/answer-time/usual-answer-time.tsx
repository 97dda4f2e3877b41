import { useEffect, useState } from 'react';
import { formatWorkingHours } from '#domain/format-answer-time.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { answerText } from '#web/text/answer-time-en.ts';

let usualHours: Promise<number | null> | undefined;

/** How quickly the shop usually answers; nothing while too few requests have been answered. */
export function UsualAnswerTime() {
  const [hours, setHours] = useState<number | null>(null);
  useEffect(() => {
    // Without it, nothing is missing.
    usualHours ??= browserApi()
      .getAnswerTime()
      .then(
        ({ usual_hours }) => usual_hours,
        () => null,
      );
    void usualHours.then(setHours);
  }, []);
  return hours === null ? null : answerText.usual(formatWorkingHours(hours));
}
