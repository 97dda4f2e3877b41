/** Why a file cannot be read as a list; loaded with the code that reads it. */
export const listFileProblems = {
  'empty-file': 'This file contains no lines.',
  'too-large': 'This file is too large. Please save only the sheet with your list, or paste the lines.',
  'unknown-type': 'This is neither a CSV nor an Excel file. Please choose a .csv or .xlsx file.',
  'old-excel':
    'This Excel file is in the old .xls format or has a password. Please save it as .xlsx without one.',
  encrypted: 'This file has a password. Please save it without one.',
  damaged: 'This file cannot be read. Please save it again as .xlsx or .csv, or paste the lines.',
};
