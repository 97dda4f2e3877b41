/** What a letter says; its form as text and HTML is the same for all. */
export type EmailMessage = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** What the letter is about, one thing each; stands after the first paragraph. */
  sections?: EmailSection[];
  link?: { label: string; url: string };
  attachment?: { name: string; type: string; bytes: Uint8Array };
  /** Who gets the answer, when it is not the sender. */
  replyTo?: string;
};

export type EmailSection = { title: string; details: string[] };

/** In whose name letters are written, and where their links lead. */
export type Sender = { brandName: string; publicUrl: string; from: string };
