/** Who writes a message: the buyer, somebody with a link who gives a name, or an operator. */
export type MessageAuthor =
  | { kind: 'account'; accountId: string }
  | { kind: 'link'; linkId: string; name: string }
  | { kind: 'operator'; name: string };

/** The two sides of a conversation. */
export type MessageSide = 'buyer' | 'operator';

export function getSide({ kind }: MessageAuthor): MessageSide {
  return kind === 'operator' ? 'operator' : 'buyer';
}
