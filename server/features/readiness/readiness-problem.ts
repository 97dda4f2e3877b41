/** Something to do before the shop is open for business: one sentence that says what, and how. */
export type ReadinessProblem = {
  about: 'settings' | 'contact' | 'pages' | 'catalogue' | 'pictures' | 'quotations' | 'backup';
  message: string;
};
