import { type CommandUnknownOpts, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { addedLine, lineChange } from '#contract/quotation-drafts.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { RENT_PERIODS } from '#domain/quotation/quotation-terms.ts';
import { readTypedPrice } from '#domain/typed-price.ts';
import { addLine, changeLine, findAddedProduct, removeLine } from '#server/features/quotations/edit-lines.ts';
import { validate } from '#server/platform/http/validate.ts';
import { changeOfferDraft, DRAFT_DRY_RUN, REQUEST } from './change-offer-draft.ts';
import type { WithCommandContext } from './command-context.ts';
import { FORCE, parseCount, requireChanges } from './command-parts.ts';
import { DRAFT_PDF, type StepOptions } from './take-step.ts';

const LINE = ['<LINE>', 'the number of the line, as “offer show” lists it', parseCount] as const;
const OFFER_FLAGS = ['offered', 'unavailable', 'optional', 'alternativeTo'];

type LineOptions = {
  title?: string;
  hsn?: string;
  gst?: number;
  quantity?: number;
  unit?: string;
  rate?: number;
  rateInclGst?: number;
  discount?: number;
  leadDays?: number | null;
  offered?: true;
  unavailable?: true;
  optional?: true;
  alternativeTo?: number;
  note?: string;
  rent?: string;
  periods?: number;
  from?: string;
  until?: string;
  pin?: string;
  withOperator?: true;
  deposit?: number;
  mobilisation?: number;
};

type NewLineOptions = LineOptions & StepOptions & { product?: string };

export function addOfferLineCommands(offer: CommandUnknownOpts, withContext: WithCommandContext): void {
  const change = withContext(
    async (
      context,
      name: string,
      number: number,
      options: LineOptions & StepOptions,
      command: CommandUnknownOpts,
    ) => {
      const { dryRun, pdf, force, ...typed } = options;
      requireChanges(command, typed);
      const lineChanges = validate(lineChange, toWire(typed));
      return changeOfferDraft(
        context,
        name,
        { dryRun, pdf, force },
        async () => (terms) => changeLine(terms, number, lineChanges),
      );
    },
  );
  const line = offer
    .command('line')
    .summary('change a line of the draft')
    .description(
      'Changes a line of the draft of the next quotation, and shows what has changed, with the new totals. What is not given stays as it is. The buyer sees none of it before “offer send”.',
    )
    .argument(...REQUEST)
    .argument(...LINE);
  addLineOptions(line).action((...typed) => change(...(typed as Parameters<typeof change>)));
  const addNew = withContext(
    async (context, name: string, options: NewLineOptions, _: CommandUnknownOpts) => {
      const { dryRun, pdf, force, product: productId, ...typed } = options;
      const added = validate(addedLine, { ...toWire(typed), product: productId });
      return changeOfferDraft(context, name, { dryRun, pdf, force }, async (transaction) => {
        const product = await findAddedProduct(transaction, added);
        return (terms, nextLineNumber) => addLine(terms, nextLineNumber, added, product);
      });
    },
  );
  const add = offer
    .command('add')
    .summary('add a line to the draft')
    .description(
      'Adds a line to the draft of the next quotation: a product of the catalogue at its price there, or something in words at the rate given.',
    )
    .argument(...REQUEST)
    .option('--product <ID>', 'a product of the catalogue, as in its address');
  addLineOptions(add).action((...typed) => addNew(...(typed as Parameters<typeof addNew>)));
  offer
    .command('drop')
    .summary('remove a line of the draft')
    .description(
      'Removes a line that you have added to the draft. What the buyer has ordered cannot be removed: “offer line --unavailable” says that it is not available.',
    )
    .argument(...REQUEST)
    .argument(...LINE)
    .option(...DRAFT_DRY_RUN)
    .action(
      withContext((context, name, number, { dryRun }) =>
        changeOfferDraft(context, name, { dryRun }, async () => (terms) => removeLine(terms, number)),
      ),
    );
}

function addLineOptions(command: CommandUnknownOpts): CommandUnknownOpts {
  return command
    .option('--title <TEXT>', 'what is offered, of a line without a product')
    .option('--hsn <CODE>', 'of a line without a product')
    .option('--gst <PERCENT>', 'of a line without a product (18 when it is added)', parseNumber)
    .option('--quantity <NUMBER>', 'with up to three decimals', parseNumber)
    .option('--unit <CODE>', 'the GST unit code: NOS, KGS, MTR …', (typed) => typed.toUpperCase())
    .addOption(
      new Option('--rate <RUPEES>', 'the price of one unit before GST; to rent, of one period').argParser(
        parseRupees,
      ),
    )
    .addOption(
      new Option('--rate-incl-gst <RUPEES>', 'the same with GST').argParser(parseRupees).conflicts('rate'),
    )
    .addOption(
      new Option('--discount <PERCENT>', 'instead of a rate: per cent off the list price')
        .argParser(parseNumber)
        .conflicts(['rate', 'rateInclGst']),
    )
    .option('--lead-days <NUMBER>', 'working days from the order to dispatch; "" for nothing said', parseDays)
    .addOption(createOfferOption('--offered', 'offer it after all'))
    .addOption(createOfferOption('--unavailable', 'it is not available'))
    .addOption(createOfferOption('--optional', 'the buyer may add it; it is not in the sum'))
    .addOption(
      createOfferOption(
        '--alternative-to <LINE>',
        'the buyer may choose it in place of this line; it is not in the sum',
      ).argParser(parseCount),
    )
    .option('--note <TEXT>', 'for the buyer; "" for none')
    .addOption(
      new Option('--rent <PERIOD>', 'to rent: the rate is for one of these').choices([...RENT_PERIODS]),
    )
    .option('--periods <NUMBER>', 'to rent: how many, also halves', parseNumber)
    .option('--from <DATE>', 'to rent: the first day, such as 2026-12-05')
    .option('--until <DATE>', 'to rent: the last day')
    .option('--pin <PIN>', 'to rent: the PIN of the site')
    .option('--with-operator', 'to rent: with a person who operates it')
    .option('--deposit <RUPEES>', 'to rent: for all units, refundable', parseRupees)
    .option('--mobilisation <RUPEES>', 'to rent: bringing and fetching all units', parseRupees)
    .option(...DRAFT_DRY_RUN)
    .option(...DRAFT_PDF)
    .option(...FORCE);
}

/** Only one of these can be given. */
function createOfferOption(flags: string, description: string): Option {
  const option = new Option(flags, description);
  return option.conflicts(OFFER_FLAGS.filter((name) => name !== option.attributeName()));
}

/** As the contract has it. */
function toWire(typed: LineOptions): object {
  const { title, hsn, gst, quantity, unit, rate, rateInclGst, discount, leadDays, note } = typed;
  const { rent, periods, from, until, pin, withOperator, deposit, mobilisation } = typed;
  const rental = { per: rent, periods, from, until, pin, with_operator: withOperator, deposit, mobilisation };
  return {
    ...{ title, hsn, gst_percentage: gst, quantity, unit, rate, rate_incl_gst: rateInclGst, discount },
    ...{ lead_days: leadDays, note, offer: getOffer(typed), replaces: typed.alternativeTo },
    ...(Object.values(rental).some((value) => value !== undefined) && { rental }),
  };
}

function getOffer({ offered, unavailable, optional, alternativeTo }: LineOptions): string | undefined {
  if (alternativeTo !== undefined) return 'alternative';
  if (unavailable) return 'unavailable';
  if (optional) return 'optional';
  return offered ? 'offered' : undefined;
}

function parseNumber(typed: string): number {
  const digits = typed.replaceAll(',', '').replace(/%$/, '');
  if (/^\d+(\.\d+)?$/.test(digits)) return Number(digits);
  throw new InvalidArgumentError('It must be a number such as 12 or 2.5.');
}

function parseDays(typed: string): number | null {
  return typed === '' ? null : parseNumber(typed);
}

/** @returns rupees. */
export function parseRupees(typed: string): number {
  const paise = readTypedPrice(typed);
  if (paise !== undefined) return rupeesFromPaise(paise);
  throw new InvalidArgumentError('It must be an amount in rupees such as 725000, 1,450.50 or “2 lakh”.');
}
