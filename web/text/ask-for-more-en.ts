/** On the button of each line that opens what else can be asked for. */
export const askForMore = {
  short: 'More than 5?',
  rest: ' Another unit or date?',
  sizes: (range: string) => `Choose sizes (${range})`,
};
