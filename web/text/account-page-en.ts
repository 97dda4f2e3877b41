/** Texts of the account page in English, in their own module so that other pages do not load them. */

export const changeEmailText = {
  title: 'Change e-mail address',
  hint: 'We will send a link to the new address. The change takes effect once you open it.',
  email: 'New e-mail address',
  password: 'Your password',
  submit: 'Send link',
};

export const deleteAccountText = {
  title: 'Delete account',
  confirm: 'Delete my account',
  hint: 'This cannot be undone. Orders are kept for our records without your personal details.',
  question: 'Delete your account?',
  consequences: 'Your profile, logins and saved addresses are deleted at once. This cannot be undone.',
  retained:
    'Your quote requests and orders are kept for our records, without your name, address, e-mail, phone and GSTIN. Only the state is kept, because the tax depends on it. The times of your logins and of changes to your account are kept for a year, without your name.',
  sealedCopy: (days: number) =>
    `Because the law requires it, an encrypted copy of what is deleted is kept for ${days} days. None of our staff can read it, and it is used only if an authority asks for it.`,
  cancel: 'Keep my account',
};
