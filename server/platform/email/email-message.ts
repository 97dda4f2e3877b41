/** The content of an e-mail; render-email.ts formats it as text and HTML. */
export type EmailMessage = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Shown after the first paragraph, for example one section per order. */
  sections?: EmailSection[];
  link?: { label: string; url: string };
  attachment?: { name: string; type: string; bytes: Uint8Array };
  /** The address for replies, if it is not the sender. */
  replyTo?: string;
};

export type EmailSection = { title: string; details: string[] };

/** The shop that sends e-mails, and the base URL of their links. */
export type Sender = { brandName: string; publicUrl: string };
