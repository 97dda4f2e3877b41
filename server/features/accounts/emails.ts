import { formatDateTime } from '#domain/indian-format.ts';
import {
  CONTACT_PATH,
  confirmEmailPath,
  FORGET_PASSWORD_PATH,
  HOME_PATH,
  LOGIN_PATH,
  REGISTER_PATH,
  resetPasswordPath,
  verifyAccountPath,
} from '#domain/page-paths.ts';
import { readUserAgent } from '#domain/user-agent.ts';
import type { EmailMessage, Sender } from '#server/platform/email/email-message.ts';

/** For a buyer whose account somebody else may be using. */
function linkToNewPassword(sender: Sender) {
  return { label: 'Set a new password', url: `${sender.publicUrl}${FORGET_PASSWORD_PATH}` };
}

/** Without the typed name: a stranger may have typed it, and the address too. */
export function activationEmail(sender: Sender, token: string): EmailMessage {
  return {
    subject: `Activate your ${sender.brandName} account`,
    greeting: 'Good day,',
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

/** Without the name, which may be any sentence: the address may be a stranger's. */
export function emailChangeEmail(sender: Sender, token: string): EmailMessage {
  return {
    subject: `Confirm your new e-mail address for ${sender.brandName}`,
    greeting: 'Good day,',
    paragraphs: [
      `please confirm with the link below that your ${sender.brandName} account may use this e-mail address. It works once and for 24 hours. Until then you log in with your old address.`,
      'If you have not asked for this, you can ignore this e-mail: without the link nothing happens.',
    ],
    link: { label: 'Confirm this address', url: `${sender.publicUrl}${confirmEmailPath(token)}` },
  };
}

/** For a new address that has an account already. */
export function emailTakenEmail(sender: Sender): EmailMessage {
  return {
    subject: `This address already has a ${sender.brandName} account`,
    greeting: 'Good day,',
    paragraphs: [
      `somebody, perhaps you, has asked to use this e-mail address for another ${sender.brandName} account. It already has an account, and an address can have only one, so nothing was changed. You can log in with it below, and delete that account if you want to use the address for the other one.`,
      'If it was not you, you need not do anything.',
    ],
    link: { label: 'Log in', url: `${sender.publicUrl}${LOGIN_PATH}` },
  };
}

/** To the old address. */
export function emailChangeNoticeEmail(sender: Sender, name: string, newEmail: string): EmailMessage {
  return {
    subject: `The e-mail address of your ${sender.brandName} account is being changed`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `somebody, most likely you, has asked with your password to change the e-mail address of your account to ${newEmail}. It changes as soon as the link that we have sent there is opened.`,
      `If it was not you, please set a new password at once with the link below. The other link then no longer works. If there is no account any more for this address, it has been opened already: please write to us, ${sender.publicUrl}${CONTACT_PATH}.`,
    ],
    link: linkToNewPassword(sender),
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
    link: linkToNewPassword(sender),
  };
}

export function phoneChangedEmail(sender: Sender, name: string, phone: string): EmailMessage {
  return {
    subject: `The phone number of your ${sender.brandName} account was changed`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `the phone number of your account has just been changed to one that ends in ${phone.slice(-3)}.`,
      'If it was not you, please set a new password at once with the link below. You are then logged out everywhere, and can change the number back.',
    ],
    link: linkToNewPassword(sender),
  };
}

/** @param device the user agent, of which only names that we know are repeated: it can contain any text. */
export function newDeviceEmail(
  sender: Sender,
  name: string,
  { device, loggedInAt }: { device: string; loggedInAt: Date },
): EmailMessage {
  const { browser = 'an unknown program', system } = readUserAgent(device);
  const deviceName = system ? `${browser} on ${system}` : browser;
  return {
    subject: `New login to your ${sender.brandName} account`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `somebody, most likely you, has logged in to your account on a device that we have not seen before: ${deviceName}, on ${formatDateTime(loggedInAt)} (Indian Standard Time).`,
      'If it was you, you need not do anything. If not, please set a new password at once with the link below. That also ends all logins.',
    ],
    link: linkToNewPassword(sender),
  };
}

export function accountDeletedEmail(sender: Sender, name: string): EmailMessage {
  return {
    subject: `Your ${sender.brandName} account is deleted`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'your account and what belonged to it are deleted. Quote requests that we must keep for our books no longer carry your name, address or numbers.',
      'Thank you for your time with us. You can register again whenever you like.',
    ],
    link: { label: 'Visit the shop', url: `${sender.publicUrl}${HOME_PATH}` },
  };
}

export function accountCorrectedEmail(sender: Sender, name: string): EmailMessage {
  return {
    subject: `Your ${sender.brandName} account was corrected`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'as you asked, we have corrected the name or e-mail address of your account. If the e-mail address has changed, please log in with the new one; your password stays as it is.',
      'If you did not ask for this, please write to us at once.',
    ],
    link: { label: 'Contact us', url: `${sender.publicUrl}${CONTACT_PATH}` },
  };
}

export function accountsMergedEmail(
  sender: Sender,
  { name, fromEmail, intoEmail }: { name: string; fromEmail: string; intoEmail: string },
): EmailMessage {
  return {
    subject: `Your two ${sender.brandName} accounts are now one`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `as you asked, we have joined your accounts ${fromEmail} and ${intoEmail}. All quote requests, addresses and wishlist entries are now with ${intoEmail}. Please log in with that address and its password; you can no longer log in with ${fromEmail}.`,
      'If you did not ask for this, please write to us at once.',
    ],
    link: { label: 'Contact us', url: `${sender.publicUrl}${CONTACT_PATH}` },
  };
}

/** To the operator. */
export function smsLimitEmail(
  limit: number,
  busiest: readonly { email: string; codes: number }[],
): EmailMessage {
  return {
    subject: 'No more phone codes are sent today',
    greeting: 'Good day,',
    paragraphs: [
      `today the shop has sent as many codes by SMS as SMS_PER_DAY allows (${limit}). Until midnight nobody can verify a new phone number. Logging in and everything else work as usual.`,
      'If so many buyers have come, please set SMS_PER_DAY to a higher number and restart the shop. If not, somebody may be making the shop send codes to strangers. To keep an account out: npm run operator -- buyers block EMAIL --reason "Codes to strangers"',
    ],
    sections: [
      {
        title: 'Accounts that have requested most codes in the last hour',
        details: busiest.map(({ email, codes }) => `${email}: ${codes}`),
      },
    ],
  };
}
