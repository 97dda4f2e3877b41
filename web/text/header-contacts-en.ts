/** The texts of the header's contact links, which only the server renders. */
export const headerContactsText = {
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Write to ${email}`,
};
