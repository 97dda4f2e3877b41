import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { WithCommandContext } from './command-context.ts';
import { addGroup } from './command-parts.ts';
import { addOfferAnswerCommands } from './offer-answer-commands.ts';
import { addOfferHistoryCommands } from './offer-history-commands.ts';
import { addOfferLineCommands } from './offer-line-commands.ts';
import { addOfferLinkCommands } from './offer-link-commands.ts';
import { addOfferMessageCommands } from './offer-message-commands.ts';
import { addOfferSendCommands } from './offer-send-commands.ts';
import { addOfferTermsCommands } from './offer-terms-commands.ts';

/** The conversation about a quote request, from the first draft to the acceptance. */
export function addOfferCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const offer = addGroup(program, 'offer', 'Quotations:');
  addOfferHistoryCommands(offer, withContext);
  addOfferLineCommands(offer, withContext);
  addOfferTermsCommands(offer, withContext);
  addOfferSendCommands(offer, withContext);
  addOfferAnswerCommands(offer, withContext);
  addOfferLinkCommands(offer, withContext);
  addOfferMessageCommands(offer, withContext);
}
