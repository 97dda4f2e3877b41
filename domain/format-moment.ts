// In a module of its own, so that pages without moments do not load it.
const indianMoment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** `31 Mar 2027, 5:05 pm`: day and time in India, as buyers read them. */
export function formatMoment(date: Date): string {
  return indianMoment.format(date);
}
