import type { EmailMessage } from '#server/platform/email/email-message.ts';

/** Tells the operator that no backup could be written. */
export function backupFailedEmail(reason: string): EmailMessage {
  return {
    subject: 'The backup of the shop failed',
    greeting: 'Hello,',
    paragraphs: [
      'The shop could not write a backup. It tries again every hour, and sends this mail once a day until it succeeds. If the shop’s data are lost in the meantime, only what is in an older backup can be restored.',
      'To write one by hand, please run this command: npm run backup',
    ],
    sections: [{ title: 'Reason', details: [reason] }],
  };
}

/** Tells the operator that the newest backup is of no use. */
export function backupCheckFailedEmail(reason: string): EmailMessage {
  return {
    subject: 'The newest backup of the shop could not be restored',
    greeting: 'Hello,',
    paragraphs: [
      'The shop restores its newest backup once a week to see whether that works. This time it did not. It tries again every day, and sends this mail until it succeeds. The last backup that was restored successfully is kept.',
      'Please look at the reason, and write a new backup: npm run backup',
    ],
    sections: [{ title: 'Reason', details: [reason] }],
  };
}
