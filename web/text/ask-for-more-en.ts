/** On the button of each line that opens what else can be asked for. */
export const askForMore = {
  short: 'Another quantity',
  rest: ', unit or date',
  sizes: (range: string) => `Choose sizes (${range})`,
};
