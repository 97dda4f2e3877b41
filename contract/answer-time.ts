import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const getAnswerTime = defineCall({
  summary: 'How quickly quote requests are answered.',
  method: 'GET',
  path: '/api/order/answerTime',
  auth: 'none',
  reply: z.object({
    /** In so many working hours half of the requests of the last 90 days were answered; null while there are few. */
    usual_hours: z.nullable(z.number()),
  }),
});
