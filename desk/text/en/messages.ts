export const messages = {
  waiting: 'To be answered',
  all: 'All',
  filter: 'Which messages are shown',
  sender: 'Sender',
  message: 'Message',
  when: 'When',
  done: 'Done',
  markDone: 'Mark as done',
  remove: 'Delete …',
  removeTitle: 'Delete this message permanently?',
  removeWords:
    'Its sender has the right to ask for this. To take it off the list only, mark it as done instead.',
  removeNow: 'Delete',
  isDone: 'Marked as done.',
  isRemoved: 'The message is deleted.',
  subject: 'Your message to us',
  noneWaiting: 'No messages are waiting for an answer.',
};
