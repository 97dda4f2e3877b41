/** The text of the button alone; what it opens has its own texts. */
export const saveToListText = { button: 'Save to a list' };
