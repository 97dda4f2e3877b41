import { pluralise } from './plurals.ts';

/** The texts of choosing and locating a city, in their own module so that they are loaded with the code for it. */
export const cityDialogText = {
  title: 'Choose your city',
  close: 'Close',
  find: 'Find a city',
  cityCount: (count: number) => pluralise(count, 'city', 'cities'),
  none: 'This city is not in our list. Please choose the nearest larger one.',
  save: 'Save',
  required: 'Please choose a city.',
  notFound: (city: string) => `We could not find out your city. It is ${city}; you can choose another one.`,
  cityChanged: (city: string) => `Your city is ${city}.`,
};
