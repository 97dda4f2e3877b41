/** The texts of the promise of an answer, in their own module so that other pages do not load them. */
export const answerText = {
  answerBy: (moment: string) => `We will answer by ${moment}`,
  usual: (hours: string) => `We usually answer within ${hours}.`,
};
