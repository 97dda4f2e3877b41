import type { RentPeriod } from '#domain/product-terms.ts';
import type { RentalProblem } from '#domain/renting.ts';

const PERIODS: Record<RentPeriod, string> = { day: 'a day', week: 'a week', month: 'a month' };

/** The texts of renting, in their own module so that other pages do not load them. */
export const rentingText = {
  title: 'Machinery on rent',
  intro:
    'These machines can be rented. Press ‘Ask to rent’, choose the dates and your site’s PIN code, and send your request. Rent, transport and operator charges are given in our quotation. The prices below are purchase prices.',
  description:
    'Machines for rent by the day, week or month, delivered to your site in India, with or without an operator. We will quote the rent.',

  dialog: (title: string) => `Rent ${title}`,
  hint: (leastPeriod: RentPeriod) => `For ${PERIODS[leastPeriod]} or more. We will quote the rent.`,
  from: 'From',
  until: 'Until',
  untilHint: 'Last day of rental',
  pin: 'Site PIN code',
  quantity: 'Number of machines',
  withOperator: 'With an operator',
  remark: 'Remark (optional)',
  cancel: 'Cancel',
  add: 'Add to my request',
  added: 'Your rental is in your request',
  viewRequest: 'View request',
  full: 'Your request is full. Please send it first.',
  problems: {
    'not-a-day': () => 'Please choose a date.',
    past: () => 'Please choose today or a later date.',
    'before-start': () => 'The end date is before the start date.',
    'too-short': (leastPeriod: RentPeriod) =>
      `The minimum rental for this machine is ${PERIODS[leastPeriod]}.`,
    'not-a-pin': () => 'Please enter the six digits of the PIN code.',
  } satisfies Record<RentalProblem, (leastPeriod: RentPeriod) => string>,
  wrongQuantity: 'Please enter a whole number from 1 to 99.',
};
