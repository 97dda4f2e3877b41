/** The texts of withdrawing the link to an estimate, in their own module so that only the order page loads them. */
export const estimateLinkText = {
  withdraw: 'Block the old download link',
  question: (number: string) => `Block the download link of ${number}?`,
  hint: 'Anyone who has the file name of your estimate can download it without logging in. If it has reached someone who should not have it, block it: the estimate gets a new link, which you will find here.',
  keep: 'Keep the link',
  confirm: 'Block link',
};
