/** The texts of withdrawing the link to an estimate, in their own module so that only the order page loads them. */
export const estimateLinkText = {
  withdraw: 'Replace download code',
  question: (number: string) => `Replace the download code of ${number}?`,
  hint: 'The file name of your estimate contains a code. Anyone who has it can download the estimate without logging in. Replace it if the file has reached someone who should not have it. You will still find the estimate here.',
  keep: 'Keep the code',
  confirm: 'Replace code',
};
