/** In its own module, because most pages load it only when it is said. */
export const notAuthorisedText = 'You are not authorized user, please login...';
