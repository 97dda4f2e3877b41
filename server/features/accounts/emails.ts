import {
  FORGET_PASSWORD_PATH,
  HOME_PATH,
  LOGIN_PATH,
  REGISTER_PATH,
  resetPasswordPath,
  verifyAccountPath,
} from '#domain/page-paths.ts';
import type { EmailMessage, Sender } from '#server/platform/email/email-message.ts';

export function activationEmail(sender: Sender, name: string, token: string): EmailMessage {
  return {
    subject: `Activate your ${sender.brandName} account`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `thank you for registering with ${sender.brandName}. Please activate your account with the link below. It works once and for 24 hours.`,
      'If you did not register, you can ignore this e-mail: without the link nothing happens.',
    ],
    link: { label: 'Activate my account', url: `${sender.publicUrl}${verifyAccountPath(token)}` },
  };
}

export function alreadyRegisteredEmail(sender: Sender, name: string): EmailMessage {
  return {
    subject: `You already have a ${sender.brandName} account`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `somebody, perhaps you, has just registered this e-mail address with ${sender.brandName}. It already has an account, which stays as it is. Please log in with the link below.`,
      'If it was not you, you need not do anything.',
    ],
    link: { label: 'Log in', url: `${sender.publicUrl}${LOGIN_PATH}` },
  };
}

export function passwordResetEmail(sender: Sender, name: string, token: string): EmailMessage {
  return {
    subject: `Set a new password for ${sender.brandName}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'somebody, most likely you, has asked for a new password. Please set it with the link below. It works once and for 30 minutes.',
      'If it was not you, you can ignore this e-mail: your password stays as it is.',
    ],
    link: { label: 'Set a new password', url: `${sender.publicUrl}${resetPasswordPath(token)}` },
  };
}

export function noAccountEmail(sender: Sender): EmailMessage {
  return {
    subject: `There is no ${sender.brandName} account for this address`,
    greeting: 'Good day,',
    paragraphs: [
      `somebody, perhaps you, has asked ${sender.brandName} for a new password for this e-mail address. It has no account with us. You may have registered with another address, or you can register with the link below.`,
      'If it was not you, you need not do anything.',
    ],
    link: { label: 'Register', url: `${sender.publicUrl}${REGISTER_PATH}` },
  };
}

export function passwordChangedEmail(sender: Sender, name: string): EmailMessage {
  return {
    subject: `Your ${sender.brandName} password was changed`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'the password of your account has just been changed, and you were logged out everywhere else.',
      'If it was not you, please set a new password at once with the link below.',
    ],
    link: { label: 'Set a new password', url: `${sender.publicUrl}${FORGET_PASSWORD_PATH}` },
  };
}

export function accountDeletedEmail(sender: Sender, name: string): EmailMessage {
  return {
    subject: `Your ${sender.brandName} account is deleted`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'as you asked, your account and what belonged to it are deleted. Quote requests that we must keep for our books no longer carry your name, address or numbers.',
      'Thank you for your time with us. You can register again whenever you like.',
    ],
    link: { label: 'Visit the shop', url: `${sender.publicUrl}${HOME_PATH}` },
  };
}
