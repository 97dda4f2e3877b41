const number = new Intl.NumberFormat('en-IN');
const count = (rows: number, one: string, many: string) =>
  rows === 1 ? `1 ${one}` : `${number.format(rows)} ${many}`;

export const imports = {
  title: 'Import products',
  intro:
    'A CSV or Excel file with a row for each product. A row with an id, or with a brand and model that the catalogue has, changes that product; any other row adds one. If the file has neither, the SKU says which product a row changes. Products that the file does not name stay as they are, and so do columns that it lacks; an empty cell clears the value.',
  sampleFile: 'Download a sample file',
  choose: 'Choose a file',
  drop: 'Or drop it here: .csv or .xlsx, up to 20 MB.',
  reading: 'Reading the file …',
  another: 'Choose another file',
  unreadable: 'This file cannot be read. Please save it as .xlsx or as “CSV UTF-8”.',
  rows: (rows: number) => count(rows, 'row', 'rows'),
  columnsTitle: 'Which column is what?',
  column: 'Column of the file',
  sample: 'Example',
  meaning: 'Becomes',
  meaningOf: (column: string) => `What “${column}” becomes`,
  leaveOut: '(leave out)',
  leftOut: (columns: string[]) =>
    `These columns are left out: ${columns.map((column) => `“${column}”`).join(', ')}. If one of them belongs to the product, choose what it becomes.`,
  missingKey: 'Choose which column is the id or the SKU, or which are brand and model.',
  twice: (column: string) => `Two columns cannot both become “${column}”.`,
  makeCategories: 'Add categories that do not exist',
  check: 'Preview the changes',
  outcome: (added: number, changed: number, unchanged: number) =>
    `${count(added, 'product', 'products')} would be added, ${number.format(changed)} changed; ${number.format(unchanged)} stay the same.`,
  newCategories: 'New categories',
  newFamilies: 'New families',
  deciding: (subCategory: string, names: string) => `Deciding specifications of ${subCategory}: ${names}`,
  problems: (problems: number) =>
    `${count(problems, 'problem', 'problems')} found. Correct the file, or leave those rows out.`,
  row: 'Row',
  field: 'Column',
  problem: 'Problem',
  leaveOutRows: 'Go on without these rows',
  rowsLeftOut: (rows: number) =>
    `${count(rows, 'row is', 'rows are')} left out because of problems. Save them as a file, correct them there and import that file later.`,
  downloadRejects: 'Save the rows with problems as a file',
  nothingToDo: 'Everything in the file is already in the catalogue.',
  store: 'Import',
  stored: (added: number, changed: number) =>
    `Imported: ${count(added, 'product', 'products')} added, ${number.format(changed)} changed.`,
};
