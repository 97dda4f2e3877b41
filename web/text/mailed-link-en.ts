/** The texts of the page of a mailed link in English, in their own module so that other pages do not load them. */

export const activationText = {
  title: 'Activate your account',
  pending: 'One moment, your account is being activated.',
  locked:
    'This is not the browser in which you registered. Please enter the password that you chose then. If you have not registered, you need not do anything.',
  unlock: 'Activate',
  done: 'Thank You!! Your Account has been activated',
  doneNext: () => 'You can log in now with your e-mail address and password.',
  unavailable: 'We could not activate your account just now. Please try again in a moment.',
  failedHint: 'The link may be used already or older than a day. Log in to have a new one sent to you.',
};

export const emailChangeText = {
  title: 'Confirm your e-mail address',
  pending: 'One moment, your e-mail address is being changed.',
  locked:
    'This is not the browser in which you asked for the change. Please enter the password of your account. If you have not asked for it, you need not do anything.',
  unlock: 'Confirm',
  done: 'Your e-mail address is changed',
  doneNext: (email: string) => `From now on you log in with ${email}.`,
  unavailable: 'We could not change your e-mail address just now. Please try again in a moment.',
  failedHint:
    'The link may be used already or older than a day. You can ask for a new one on your account page.',
};
