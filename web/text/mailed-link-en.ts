/** The texts of the page of a mailed link in English, in their own module so that other pages do not load them. */

export const activationText = {
  title: 'Activate your account',
  pending: 'Activating your account …',
  locked:
    'This is not the browser you registered in. Please enter the password you chose. If you did not register, you can ignore this page.',
  unlock: 'Activate',
  done: 'Thank You!! Your Account has been activated',
  doneNext: () => 'You can now log in with your e-mail address and password.',
  unavailable: 'We could not activate your account just now. Please try again in a moment.',
  failedHint: 'This link has expired or has already been used. Log in to get a new one.',
};

export const emailChangeText = {
  title: 'Confirm your e-mail address',
  pending: 'Changing your e-mail address …',
  locked:
    'This is not the browser you requested the change in. Please enter your password. If you did not request it, you can ignore this page.',
  unlock: 'Confirm',
  done: 'Your e-mail address has been changed',
  doneNext: (email: string) => `Please log in with ${email} from now on.`,
  unavailable: 'We could not change your e-mail address just now. Please try again in a moment.',
  failedHint:
    'This link has expired or has already been used. You can request a new one on your account page.',
};
