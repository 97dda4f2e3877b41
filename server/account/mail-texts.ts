import type { Letter, Sender } from '#server/mail/mailer.ts';

export function activationMail(sender: Sender, name: string, token: string): Letter {
  return {
    subject: `Activate your ${sender.brandName} account`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `thank you for registering with ${sender.brandName}. Please activate your account with the link below. It works once and for 24 hours.`,
      'If you did not register, you can ignore this e-mail: without the link nothing happens.',
    ],
    link: { label: 'Activate my account', url: `${sender.publicUrl}/verify-account/${token}` },
  };
}

export function alreadyRegisteredMail(sender: Sender, name: string): Letter {
  return {
    subject: `You already have a ${sender.brandName} account`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `somebody, perhaps you, has just registered this e-mail address with ${sender.brandName}. It already has an account, which stays as it is. Please log in with the link below.`,
      'If it was not you, you need not do anything.',
    ],
    link: { label: 'Log in', url: `${sender.publicUrl}/login` },
  };
}
