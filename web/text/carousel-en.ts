/** The texts of sliders, in their own module so that pages without them do not load them. */
export const carouselText = {
  roleDescription: 'slider',
  previous: 'Show the ones before',
  next: 'Show the next ones',
  pause: 'Stop moving',
  play: 'Move by itself',
};
