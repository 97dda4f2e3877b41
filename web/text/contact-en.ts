/** The texts of the contact page, in their own module so that other pages do not load them. */
export const contactText = {
  title: 'Get in Touch',
  description: (brand: string) =>
    `Phone, e-mail, address and hours of ${brand}, and a form for questions about products, larger quantities and quotes.`,
  intro: 'Ask about a product, a larger quantity or something that is not in the catalogue.',
  directly: 'Reach us directly',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Hours',
  answerTime: 'Answer',
  address: 'Address',
  complaints: 'Complaints',
  form: 'Leave a message',
  firstName: 'First name',
  lastName: 'Last name',
  phoneHint: 'Mobile or landline with its area code; we call you back on it.',
  optionalEmail: 'E-mail (optional)',
  message: 'Message',
  askFor: (item: string) => `Please quote for this item, which I did not find in your shop: ${item}`,
  send: 'Send Now',
  privacyNote: 'What happens to it is in our',
  privacyLink: 'privacy policy',
};
