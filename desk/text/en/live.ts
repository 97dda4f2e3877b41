export const live = {
  lost: 'Not connected',
  lostHint: 'The desk is not connected to the shop and does not show changes by others. It keeps trying.',
  added: {
    requests: (count: number) => `New requests: ${count}`,
    messages: (count: number) => `New messages: ${count}`,
    mails: (count: number) => `New mails: ${count}`,
    shipments: (count: number) => `New shipments: ${count}`,
  },
  gone: (count: number) => `No longer in this list: ${count}`,
  show: 'Show',
};
