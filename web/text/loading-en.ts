/** The texts of what takes its time, in their own module so that pages of the catalogue do not load them. */
export const loadingText = {
  loading: 'Loading',
  takesLong: 'This is taking longer than usual. It will appear as soon as it is ready.',
};
