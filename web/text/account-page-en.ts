/** Texts of the account page in English, in their own module so that other pages do not load them. */

export const changeEmailText = {
  title: 'Change e-mail address',
  hint: 'It changes when you open the link that we send to the new address.',
  email: 'New e-mail address',
  password: 'Your password',
  submit: 'Send link',
};

export const deleteAccountText = {
  title: 'Delete account',
  confirm: 'Delete my account',
  hint: 'For good. Your orders stay in our books, but without your name.',
  question: 'Delete your account?',
  consequences: 'Your profile, logins and saved addresses are deleted at once. This cannot be undone.',
  retained:
    'Your quote requests and orders stay in our books, without your name, address, e-mail, phone and GSTIN. Only the state stays, because the tax depends on it. The times of your logins and of changes to your account stay for a year, without your name.',
  cancel: 'Keep my account',
};
