import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { UsualAnswerTime } from './usual-answer-time.ts';

export function answerTimeRoutes(usual: UsualAnswerTime): FeatureHandlers<'getAnswerTime'> {
  return {
    getAnswerTime: async () => ({ usual_hours: await usual.get() }),
  };
}
