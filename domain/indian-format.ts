/** Money, dates and rates in Indian format. */

import { percentFromBps } from './money.ts';

// Creating a formatter is far more expensive than using one.
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const shortRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
const indianDate = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const indianDay = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const indianTime = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

const wholeNumber = new Intl.NumberFormat('en-IN');

/** `1 order`, `1,200 orders` or, with its plural given, `2 sub-categories`. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${wholeNumber.format(count)} ${count === 1 ? noun : plural}`;
}

/** `₹1,23,45,678.00`: always two decimals, for PDFs. */
export function formatRupees(paise: number): string {
  return rupees.format(decimalRupees(paise));
}

/** `₹1,23,456`, or `₹1,23,456.50` when there are paise; for pages. */
export function formatRupeesShort(paise: number): string {
  return shortRupees.format(decimalRupees(paise));
}

/** `31/03/2027`: the date in India, independent of the server's time zone. */
export function formatDate(date: Date): string {
  return indianDate.format(date);
}

/** `31 Mar 2027`: the date in India in words; for sentences. */
export function formatDay(date: Date): string {
  return indianDay.format(date);
}

/** `31/03/2027 17:05`, Indian Standard Time; for operators. */
export function formatDateTime(date: Date): string {
  return `${formatDate(date)} ${formatTime(date)}`;
}

/** `17:05`, Indian Standard Time. */
export function formatTime(date: Date): string {
  return indianTime.format(date);
}

/** `18%`, `0.25%`: no trailing zeros. */
export function formatPercent(bps: number): string {
  return `${percentFromBps(bps)}%`;
}

/** Rupees as a decimal string, which `Intl` formats exactly; dividing by 100 would round the largest amounts. */
function decimalRupees(paise: number): `${number}` {
  return `${paise}e-2` as `${number}`;
}
