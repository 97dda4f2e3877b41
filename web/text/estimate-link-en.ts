/** The texts of withdrawing the link to an estimate, in their own module so that only the order page loads them. */
export const estimateLinkText = {
  withdraw: 'Stop sharing by link',
  question: (number: string) => `Stop sharing ${number} by link?`,
  hint: 'Anyone with the link can open the estimate without logging in. If you stop sharing, a link that you have sent stops working. The estimate stays available to you here.',
  keep: 'Keep the link',
  confirm: 'Stop sharing',
};
