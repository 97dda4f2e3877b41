/** The texts of withdrawing the link to an estimate, in their own module so that only the order page loads them. */
export const estimateLinkText = {
  withdraw: 'Create a new download link',
  purpose: 'Use it if the link to this estimate has reached someone who should not have it.',
  question: (number: string) => `Create a new download link for ${number}?`,
  hint: 'Anyone who has the link to your estimate, or its file name, can download it without logging in. If it has reached someone who should not have it, create a new one: the former link stops working, and the new one is here.',
  keep: 'Keep the link',
  confirm: 'Create link',
};
