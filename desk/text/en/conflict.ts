/** When two people edit the same thing. */
export const conflict = {
  title: 'Somebody else has changed this',
  somebody: 'Somebody outside the desk',
  changedBy: (name: string, time: string) =>
    time
      ? `${name} changed this on ${time}, after you opened it.`
      : `${name} changed this after you opened it.`,
  field: 'Field',
  theirs: 'Stored now',
  mine: 'Yours',
  empty: '(empty)',
  yes: 'Yes',
  no: 'No',
  takeTheirs: 'Take theirs',
  takeTheirsOf: (field: string) => `Take theirs: ${field}`,
  takeAllTheirs: 'Take all of theirs',
  keepMine: 'Keep mine',
  hint: 'Nothing is stored yet. You can also continue editing in the form and then save.',
};
