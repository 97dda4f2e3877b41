import * as z from 'zod/mini';
import { call } from './call.ts';

export const contactLinks = z.object({
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  facebook: z.string(),
  linkedin: z.string(),
  instagram: z.string(),
  twitter: z.string(),
});
export type WireContactLinks = z.infer<typeof contactLinks>;

export const getContactLinks = call({
  summary: 'How to reach the shop.',
  method: 'GET',
  path: '/api/contactlink/getContactLinks',
  auth: 'none',
  reply: z.object({ result: contactLinks }),
});
