/** The texts of the contact page, in their own module so that other pages do not load them. */
export const contactText = {
  title: 'Get in Touch',
  description: (brand: string) =>
    `Phone, e-mail, address and business hours of ${brand}, and a form for questions about products, bulk orders and quotes.`,
  intro: 'Ask about a product, a bulk order or an item that is not in our catalogue.',
  directly: 'Contact us directly',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Business hours',
  answerTime: 'Response time',
  address: 'Address',
  complaints: 'Complaints',
  form: 'Send us a message',
  firstName: 'First name',
  lastName: 'Last name',
  phoneHint: 'Mobile, or landline with STD code. We will call you back on this number.',
  optionalEmail: 'E-mail (optional)',
  message: 'Message',
  askFor: (item: string) => `Please quote for this item, which I could not find in your shop: ${item}`,
  askForMore: (title: string, model: string, quantity: number) =>
    [
      'Please send a bulk quote for:',
      title,
      ...(model ? [`Model: ${model}`] : []),
      `Quantity: ${quantity}`,
    ].join('\n'),
  send: 'Send Now',
  privacyNote: 'See how we use your details in our',
  privacyLink: 'privacy policy',
};
