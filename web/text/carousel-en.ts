/** The texts of sliders, in their own module so that pages without them do not load them. */
export const carouselText = {
  roleDescription: 'carousel',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
};
