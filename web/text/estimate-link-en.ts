/** The texts of withdrawing the link to an estimate, in their own module so that only the order page loads them. */
export const estimateLinkText = {
  withdraw: 'Withdraw the shared link',
  question: (number: string) => `Withdraw the link to ${number}?`,
  hint: 'Anybody who has its link can open the estimate without logging in. Links that were shared will no longer work. You will find the estimate here as before.',
  keep: 'Keep the link',
  confirm: 'Withdraw the link',
};
