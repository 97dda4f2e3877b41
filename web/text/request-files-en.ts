/** The texts of files that are sent with a quote request. */
export const filesText = {
  title: 'Drawings and photos (optional)',
  add: 'Add drawings or photos',
  hint: 'PDF, JPEG, PNG or Excel (.xlsx), up to 10 files of 10 MB each. Only you and our sales desk can see them.',
  list: 'Files added',
  sending: (percent: number) => `Sending, ${percent}%`,
  sendingFile: (name: string) => `Sending ${name}`,
  added: (name: string) => `${name} was added.`,
  removed: (name: string) => `${name} was removed.`,
  failed: (name: string, reason: string) => `${name} was not added. ${reason}`,
  remove: (name: string) => `Remove ${name}`,
  again: 'Try again',
  sendAgain: (name: string) => `Try again to add ${name}`,
  tooLarge: 'It is larger than 10 MB. Please send a smaller file, or send it by e-mail.',
  empty: 'It is empty.',
  tooMany: 'A request can have at most 10 files.',
  noConnection: 'There is no connection.',
  stillSending:
    'Your files are still being sent. Please submit once they have all been sent, or remove the rest.',
  ofRequest: 'Files you sent with this request',
  download: (name: string) => `Download ${name}`,
};
