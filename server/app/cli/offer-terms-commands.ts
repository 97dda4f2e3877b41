import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { chargesChange, termsChange } from '#contract/quotation-drafts.ts';
import type { FreightTerm } from '#domain/quotation/quotation-terms.ts';
import { SEZ_SUPPLIES } from '#domain/quotation/sez.ts';
import { changeCharges, changeTerms } from '#server/features/quotations/edit-terms.ts';
import { fillInSnippets } from '#server/features/quotations/fill-in-snippets.ts';
import { findBranch } from '#server/features/quotations/find-branch.ts';
import { getCounterChange } from '#server/features/quotations/get-counter-change.ts';
import { selectNow } from '#server/platform/database/select-now.ts';
import { validate } from '#server/platform/http/validate.ts';
import { changeOfferDraft, DRAFT_DRY_RUN, REQUEST } from './change-offer-draft.ts';
import type { WithCommandContext } from './command-context.ts';
import { parseCount, requireChanges } from './command-parts.ts';
import { parseRupees } from './offer-line-commands.ts';

/** How the terms of freight other than an amount are typed. */
const FREIGHT_WORDS: Record<string, Exclude<FreightTerm, 'added'>> = {
  included: 'included',
  'to-pay': 'to_pay',
  'ex-works': 'ex_works',
};

export function addOfferTermsCommands(offer: CommandUnknownOpts, withContext: WithCommandContext): void {
  offer
    .command('charges')
    .summary('set freight, packing and insurance')
    .description(
      'Sets what comes on top of the goods, in rupees before GST. Charges are taxed with the goods: shared out over the GST rates by value or, with --rule highest, all at the highest rate. Ask your accountant which of the two you use.',
    )
    .argument(...REQUEST)
    .option(
      '--freight <RUPEES>',
      'an amount; or included (in the rates), to-pay (the buyer pays the carrier), ex-works (the buyer collects the goods)',
      parseFreight,
    )
    .option('--packing <RUPEES>', '0 for none', parseRupees)
    .option('--insurance <RUPEES>', '0 for none', parseRupees)
    .addOption(new Option('--rule <RULE>', 'how charges are taxed').choices(['value', 'highest']))
    .option(...DRAFT_DRY_RUN)
    .action(
      withContext(async (context, name, { dryRun, freight, ...rest }, command) => {
        const typed = { ...freight, ...rest };
        requireChanges(command, typed);
        const change = validate(chargesChange, typed);
        return changeOfferDraft(
          context,
          name,
          { dryRun },
          async () => (terms) => changeCharges(terms, change),
        );
      }),
    );
  offer
    .command('terms')
    .summary('set validity, payment and other terms')
    .description(
      'Sets the terms of the draft. A text can be the name of a snippet (see “snippets”), whose text is then used.',
    )
    .argument(...REQUEST)
    .option('--valid-days <NUMBER>', 'how many days from today it is valid', parseCount)
    .option('--valid-until <DATE>', 'the last day, such as 2026-12-08')
    .option('--delivery <TEXT>', 'when and how it is delivered; "" for nothing said')
    .option('--payment <TEXT>', 'when it is paid; "" for nothing said')
    .option('--warranty <TEXT>', '"" for nothing said')
    .option('--note <TEXT...>', 'one or more, instead of the former notes')
    .option('--no-notes', 'remove all notes')
    .addOption(
      new Option('--branch <NAME>', 'the branch that supplies (see “branches”)').conflicts('headOffice'),
    )
    .option('--head-office', 'supplied from the head office')
    .addOption(
      new Option(
        '--sez <SUPPLY>',
        'supply to a special economic zone: under your LUT without IGST, or with IGST paid',
      ).choices([...SEZ_SUPPLIES, 'no']),
    )
    .option(...DRAFT_DRY_RUN)
    .action(
      withContext(async (context, name, options, command) => {
        const { dryRun, validDays, validUntil, delivery, payment, warranty, note, notes, sez } = options;
        const branch = options.headOffice ? '' : options.branch;
        const typed = {
          ...(validDays !== undefined && { valid_days: validDays }),
          ...(validUntil !== undefined && { valid_until: validUntil }),
          ...(delivery !== undefined && { delivery_terms: delivery }),
          ...(payment !== undefined && { payment_terms: payment }),
          ...(warranty !== undefined && { warranty }),
          ...(branch !== undefined && { branch }),
          ...(sez !== undefined && { sez }),
          ...((note || !notes) && { notes: note ?? [] }),
        };
        requireChanges(command, typed);
        const change = validate(termsChange, typed);
        return changeOfferDraft(context, name, { dryRun }, async (transaction) => {
          const filled = await findBranch(transaction, await fillInSnippets(transaction, change));
          const today = await selectNow(transaction);
          return (terms) => changeTerms(terms, filled, today);
        });
      }),
    );
  offer
    .command('take-counter')
    .summary('take over what the buyer wishes')
    .description(
      'Puts the prices and quantities of the buyer’s last counter-offer into the draft, and shows it. Lines that the buyer leaves out become optional.',
    )
    .argument(...REQUEST)
    .option(...DRAFT_DRY_RUN)
    .action(
      withContext((context, name, options) => changeOfferDraft(context, name, options, getCounterChange)),
    );
}

function parseFreight(typed: string): { freight_term: FreightTerm; freight?: number } {
  const term = FREIGHT_WORDS[typed.toLowerCase()];
  return term ? { freight_term: term } : { freight_term: 'added', freight: parseRupees(typed) };
}
