import { expect, it } from 'vitest';
import { toMailbox } from './mailbox.ts';

it.each([
  ['asha@rao.example', 'asha@rao.example'],
  ['asha+offers@rao.example', 'asha@rao.example'],
  ['asha+a+b@rao.example', 'asha@rao.example'],
  ['a.rao@rao.example', 'a.rao@rao.example'],
  ['a.s.h.a+1@gmail.com', 'asha@gmail.com'],
  ['asha@googlemail.com', 'asha@gmail.com'],
  ['asha@gmail.com.example', 'asha@gmail.com.example'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});
