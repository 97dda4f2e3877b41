import { formatMoment } from '#domain/format-moment.ts';
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
import { RETENTION } from '#server/platform/queue/retention.ts';

const SEALED_COPY = `Because the law requires it, an encrypted copy of what was deleted is kept for ${RETENTION.sealedCopyDays} days. None of our staff can read it, and it is used only if an authority asks for it.`;

/** For a buyer whose account somebody else may be using. */
function linkToNewPassword(sender: Sender) {
  return { label: 'Set a new password', url: `${sender.publicUrl}${FORGET_PASSWORD_PATH}` };
}

/** Without the typed name: a stranger may have typed it, and the address too. */
export function activationEmail(sender: Sender, token: string): EmailMessage {
  return {
    subject: `Activate your ${sender.brandName} account`,
    greeting: 'Hello,',
    paragraphs: [
      `Thank you for registering with ${sender.brandName}. Please activate your account with the link below. It can be used once and is valid for 24 hours.`,
      'If you did not register, please ignore this e-mail. No account is opened unless the link is used.',
    ],
    link: { label: 'Activate my account', url: `${sender.publicUrl}${verifyAccountPath(token)}` },
  };
}

export function alreadyRegisteredEmail(sender: Sender, name: string): EmailMessage {
  return {
    subject: `You already have a ${sender.brandName} account`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `Someone, perhaps you, has just tried to register with ${sender.brandName} using this e-mail address. You already have an account, and nothing in it has changed. Please log in with the link below.`,
      'If it was not you, no action is needed.',
    ],
    link: { label: 'Log in', url: `${sender.publicUrl}${LOGIN_PATH}` },
  };
}

export function passwordResetEmail(sender: Sender, name: string, token: string): EmailMessage {
  return {
    subject: `Set a new password for ${sender.brandName}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'We have received a request to reset your password. Please set a new one with the link below. It can be used once and is valid for 30 minutes.',
      'If you did not ask for this, please ignore this e-mail. Your password has not been changed.',
    ],
    link: { label: 'Set a new password', url: `${sender.publicUrl}${resetPasswordPath(token)}` },
  };
}

export function noAccountEmail(sender: Sender): EmailMessage {
  return {
    subject: `No ${sender.brandName} account with this e-mail address`,
    greeting: 'Hello,',
    paragraphs: [
      `We have received a request to reset the password for this e-mail address, but there is no ${sender.brandName} account with it. You may have registered with another address. You can also open a new account with the link below.`,
      'If it was not you, no action is needed.',
    ],
    link: { label: 'Register', url: `${sender.publicUrl}${REGISTER_PATH}` },
  };
}

/** Without the name, which may be any sentence: the address may be a stranger's. */
export function emailChangeEmail(sender: Sender, token: string): EmailMessage {
  return {
    subject: `Confirm your new e-mail address for ${sender.brandName}`,
    greeting: 'Hello,',
    paragraphs: [
      `Please confirm with the link below that you want to use this e-mail address for your ${sender.brandName} account. The link can be used once and is valid for 24 hours. Until you confirm, please log in with your old address.`,
      'If you did not ask for this, please ignore this e-mail. Nothing changes unless the link is used.',
    ],
    link: { label: 'Confirm this address', url: `${sender.publicUrl}${confirmEmailPath(token)}` },
  };
}

/** For a new address that has an account already. */
export function emailTakenEmail(sender: Sender): EmailMessage {
  return {
    subject: `This e-mail address already has a ${sender.brandName} account`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone, perhaps you, has asked to use this e-mail address for another ${sender.brandName} account. It already has an account, and an address can have only one, so nothing has been changed. To use it for the other account, please log in with the link below and delete this account first.`,
      'If it was not you, no action is needed.',
    ],
    link: { label: 'Log in', url: `${sender.publicUrl}${LOGIN_PATH}` },
  };
}

/** Sent to the old address, so that its owner learns of a change that somebody else has asked for. */
export function emailChangeNoticeEmail(sender: Sender, name: string, newEmail: string): EmailMessage {
  return {
    subject: `The e-mail address of your ${sender.brandName} account is being changed`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `We have received a request, made with your password, to change the e-mail address of your account to ${newEmail}. It will change when the link that we have sent to that address is opened.`,
      `If it was not you, please set a new password at once with the link above, so that the other link stops working. If our reply says that there is no account with this address, the change has already been made. Please contact us in that case: ${sender.publicUrl}${CONTACT_PATH}`,
    ],
    link: linkToNewPassword(sender),
  };
}

export function passwordChangedEmail(sender: Sender, name: string): EmailMessage {
  return {
    subject: `Your ${sender.brandName} password was changed`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'The password of your account has just been changed, and you have been logged out on all other devices.',
      'If it was not you, please set a new password at once with the link above.',
    ],
    link: linkToNewPassword(sender),
  };
}

export function phoneChangedEmail(sender: Sender, name: string, phone: string): EmailMessage {
  return {
    subject: `The phone number of your ${sender.brandName} account was changed`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `The phone number of your account has just been changed to one ending in ${phone.slice(-3)}.`,
      'If it was not you, please set a new password at once with the link above. This logs out all devices, and you can then change the number back.',
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
  const { browser = 'an unknown browser', system } = readUserAgent(device);
  const deviceName = system ? `${browser} on ${system}` : browser;
  return {
    subject: `New login to your ${sender.brandName} account`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `A new device has logged in to your account: ${deviceName}, on ${formatMoment(loggedInAt)} (Indian Standard Time).`,
      'If it was you, no action is needed. If not, please set a new password at once with the link above. This logs out all devices.',
    ],
    link: linkToNewPassword(sender),
  };
}

/** @param hasSealedCopy whether a sealed copy of what was deleted is kept for a year. */
export function accountDeletedEmail(
  sender: Sender,
  name: string,
  { hasSealedCopy }: { hasSealedCopy: boolean },
): EmailMessage {
  return {
    subject: `Your ${sender.brandName} account has been deleted`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'Your account and the data in it have been deleted. Quote requests that we must keep for our records no longer show your name, address, phone number or GSTIN.',
      ...(hasSealedCopy ? [SEALED_COPY] : []),
      'Thank you for being our customer. You are welcome to register again at any time.',
    ],
    link: { label: `Visit ${sender.brandName}`, url: `${sender.publicUrl}${HOME_PATH}` },
  };
}

/** @param corrected what has been corrected. */
export function accountCorrectedEmail(
  sender: Sender,
  name: string,
  corrected: { name?: string | undefined; email?: string | undefined },
): EmailMessage {
  const changes = [
    ...(corrected.name === undefined ? [] : [`the name is now ${corrected.name}`]),
    ...(corrected.email === undefined ? [] : [`the e-mail address is now ${corrected.email}`]),
  ];
  const login =
    corrected.email === undefined ? '' : ' Please log in with it; your password is still the same.';
  return {
    subject: `Your ${sender.brandName} account has been corrected`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `As you asked, we have corrected your account${changes.length > 0 ? `: ${changes.join(', and ')}` : ''}.${login}`,
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
    subject: `Your two ${sender.brandName} accounts have been merged`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `As you asked, we have merged your accounts ${fromEmail} and ${intoEmail}. All quote requests, addresses and wishlist items are now in the account ${intoEmail}. Please log in with that address and its password; ${fromEmail} can no longer be used to log in.`,
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
    subject: 'No more phone codes can be sent today',
    greeting: 'Hello,',
    paragraphs: [
      `The shop has sent as many codes by SMS today as SMS_PER_DAY allows (${limit}). Until midnight, nobody can verify a new phone number. Logging in and everything else works as usual.`,
      'If these are genuine buyers, please set SMS_PER_DAY to a higher number and restart the shop. If not, someone may be misusing the shop to send codes to strangers. To keep an account out: npm run operator -- buyers block EMAIL --reason "Codes to strangers"',
    ],
    sections: [
      {
        title: 'Accounts that requested the most codes in the last hour',
        details: busiest.map(({ email, codes }) => `${email}: ${codes}`),
      },
    ],
  };
}
