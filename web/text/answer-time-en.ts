/** The texts of the promise of an answer, in their own module so that other pages do not load them. */
export const answerText = {
  answerBy: (moment: string) => `We will reply by ${moment}`,
  usual: (hours: string) => `We usually reply within ${hours}.`,
};
