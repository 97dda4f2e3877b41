/** The texts of withdrawing the link to an estimate, in their own module so that only the order page loads them. */
export const estimateLinkText = {
  withdraw: 'Replace the download link',
  question: (number: string) => `Replace the download link of ${number}?`,
  hint: 'Anyone who has the link to your estimate, or its file name, can download it without logging in. If it has reached someone who should not have it, replace it: the former link stops working, and you will find the new one here.',
  keep: 'Keep the link',
  confirm: 'Replace link',
};
