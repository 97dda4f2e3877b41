/** The texts of withdrawing the link to an estimate, in their own module so that only the order page loads them. */
export const estimateLinkText = {
  withdraw: 'Disable public link',
  question: (number: string) => `Disable the link to ${number}?`,
  hint: 'Anyone with the link can open the estimate without logging in. Once it is disabled, links that you have sent no longer work. The estimate stays available to you here.',
  keep: 'Keep the link',
  confirm: 'Disable link',
};
