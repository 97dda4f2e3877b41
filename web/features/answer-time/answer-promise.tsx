import { formatAnswerDue } from '#domain/format-answer-time.ts';
import { answerText } from '#web/text/answer-time-en.ts';
import { UsualAnswerTime } from './usual-answer-time.tsx';

/** Until when a request is answered; nothing once it is. */
export function AnswerPromise({ answerBy }: { answerBy: Date | undefined }) {
  if (!answerBy) return null;
  return (
    <p>
      <strong className="font-semibold">{answerText.answerBy(formatAnswerDue(answerBy))}</strong>
      {'. '}
      <UsualAnswerTime />
    </p>
  );
}
