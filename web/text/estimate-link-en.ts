/** The texts of withdrawing the link to an estimate, in their own module so that only the order page loads them. */
export const estimateLinkText = {
  withdraw: 'Withdraw the public link',
  question: (number: string) => `Withdraw the link to ${number}?`,
  hint: 'Anyone with the link can open the estimate without logging in. Once it is withdrawn, a link that you have shared stops working. The estimate stays available to you here.',
  keep: 'Keep the link',
  confirm: 'Withdraw the link',
};
