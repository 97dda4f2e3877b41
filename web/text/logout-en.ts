/** The texts of the question before logging out, in their own module because it is loaded when it is asked. */
export const logoutText = {
  question: 'Are You Sure About Logout?',
  stay: 'Stay logged in',
};
