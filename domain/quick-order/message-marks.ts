/** Before a message of WhatsApp, copied or exported: '[10:32, 23/11/2026] Asha: ', '23/11/26, 10:32 - Asha: '. */
const SENDER =
  /^(?:\[[^\]]{5,40}\]|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}, \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)? -) ?[^:]{1,40}:(?: |$)/i;
/** '>' before what an e-mail quotes, and '1️⃣' for a number. */
const QUOTE = /^(?:> ?){1,9}/;
const KEYCAP = /^(\d)\uFE0F?\u20E3/;

export type Message = {
  text: string;
  /** Whether a message begins with the line. */
  isStart: boolean;
};

/** A line without what a chat or a mail program has put before it. */
export function readMessage(line: string): Message {
  const plain = line
    .trim()
    .replace(QUOTE, '')
    .replaceAll(/[\u200e\u200f\u202a-\u202e]/g, '');
  const text = plain.replace(SENDER, '');
  return { text: text.replace(KEYCAP, '$1. ').trim(), isStart: text !== plain };
}

/** Of a chat without a sender: '23/11/26, 10:30 - Messages and calls are end-to-end encrypted.' */
const NOTICE = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}, \d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)? - /i;
const PROGRAM =
  /^(?:<[^>]{1,40} omitted>|(?:this message was deleted|you deleted this message|forwarded( message| many times)?|sent from my .{1,40}|on .{10,100} wrote:|-{2,} ?(?:original|forwarded) message ?-{2,}|\S{1,80} \(file attached\)|.{1,40}<\S{1,60}@\S{1,60}> wrote:))$/i;

/** Whether a program has written a line: '<Media omitted>', 'On Mon, 23 Nov 2026, Asha wrote:'. */
export function isWrittenByProgram(line: string): boolean {
  return NOTICE.test(line) || PROGRAM.test(line);
}
