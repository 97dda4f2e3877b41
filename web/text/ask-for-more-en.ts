/** On the button of each line that opens what else can be asked for. */
export const askForMore = { short: 'Ask for more', rest: ', another unit, a date' };
