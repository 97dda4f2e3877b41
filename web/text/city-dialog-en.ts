import { pluralise } from './plurals.ts';

/** The texts of choosing and locating a city, in their own module so that they are loaded with the code for it. */
export const cityDialogText = {
  title: 'Choose your city',
  close: 'Close',
  find: 'Search cities',
  cityCount: (count: number) => pluralise(count, 'city', 'cities'),
  none: 'We do not list this city yet. Please choose the nearest one.',
  save: 'Save',
  required: 'Please choose a city.',
  notFound: (city: string) =>
    `We could not find your location, so your city is set to ${city}. You can choose another.`,
  cityChanged: (city: string) => `Your city is now ${city}.`,
};
