import { formatDay } from '#desk/text/format-day.ts';
import { useText } from '#desk/text/language.ts';
import { formatPercent, formatRupees } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { describeQuantity } from '#domain/quotation/describe-terms.ts';
import { getListPrice } from '#domain/quotation/list-price.ts';
import type { QuotationLine } from '#domain/quotation/quotation-terms.ts';
import { UNIT_CODES } from '#domain/unit.ts';
import type { DraftEditor, DraftView } from './draft-editor.ts';
import { getFieldProps } from './field-props.ts';
import { GRID_COLUMNS, type GridColumn } from './grid-columns.ts';
import type { LastPrices, LineFacts } from './line-facts.ts';
import { showPaise } from './typed-number.ts';

type GridRowProps = {
  editor: DraftEditor;
  view: DraftView;
  line: QuotationLine;
  facts: LineFacts | undefined;
  isReadOnly: boolean;
  /** `3.rate`: the cell that Tab enters. */
  currentCell: string;
  areDetailsOpen: boolean;
  onToggleDetails: () => void;
};

export function GridRow({ editor, view, line, facts, onToggleDetails, ...state }: GridRowProps) {
  const { quotation: words } = useText();
  const figures = view.figures?.lines.find(({ number }) => number === line.number);
  return (
    <tr className={line.offer === 'unavailable' ? 'text-ink-soft' : ''}>
      <ItemCell line={line} facts={facts} isOpen={state.areDetailsOpen} onToggle={onToggleDetails} />
      {GRID_COLUMNS.map((column) => (
        <td key={column} data-label={words.cells[column]}>
          <CellControl {...{ editor, view, line, column }} {...state} />
          {column === 'rate' && <FormerRate line={line} facts={facts} />}
        </td>
      ))}
      <td className="desk-number" data-label={words.amount}>
        <span className={figures?.isInSum ? 'font-medium' : 'text-ink-soft'}>
          {figures ? formatRupees(figures.taxablePaise) : '–'}
        </span>
        <span className="block text-xs text-ink-soft">+ {formatPercent(line.gstBps)}</span>
      </td>
    </tr>
  );
}

type ItemCellProps = {
  line: QuotationLine;
  facts: LineFacts | undefined;
  isOpen: boolean;
  onToggle: () => void;
};

function ItemCell({ line, facts, isOpen, onToggle }: ItemCellProps) {
  const { quotation: words } = useText();
  const { number, title, brand, model, hsn } = line;
  const listPricePaise = getListPrice(line);
  return (
    <th scope="row" className="min-w-36 font-normal wrap-anywhere">
      <span className="flex items-start gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={words.details(number)}
          onClick={onToggle}
          className="-ml-1 grid size-6 shrink-0 place-items-center"
        >
          <span className={`icon size-4 ${isOpen ? 'icon-chevron-down' : 'icon-chevron-right'}`} />
        </button>
        <span>
          <span className={`font-medium ${line.offer === 'unavailable' ? 'line-through' : ''}`}>
            {number}. {title}
          </span>
          <span className="block text-xs text-ink-soft">
            {[brand, model, hsn ? words.hsn(hsn) : words.noHsn].filter(Boolean).join(' · ')}
            {listPricePaise !== undefined && ` · ${words.list(showPaise(listPricePaise))}`}
          </span>
          {facts?.asked && <span className="block text-xs text-brand-ink">{facts.asked}</span>}
          {facts && <PriceNotes facts={facts} />}
          {facts?.wish && <CounterWish wish={facts.wish} line={line} />}
        </span>
      </span>
    </th>
  );
}

/** For what the product was last sold, and below which price an owner is asked. */
function PriceNotes({ facts: { lastPrices, floor } }: { facts: LineFacts }) {
  const { quotation: words } = useText();
  const note = (price: NonNullable<LastPrices['to_buyer']>) =>
    `₹${showPaise(paiseFromRupees(price.rate))} (${formatDay(new Date(price.createdAt))})`;
  const notes = [
    lastPrices?.to_buyer && words.lastToBuyer(note(lastPrices.to_buyer)),
    lastPrices?.to_others && words.lastToOthers(note(lastPrices.to_others)),
    floor !== null && words.floor(showPaise(paiseFromRupees(floor))),
  ].filter(Boolean);
  return notes.length === 0 ? null : <span className="block text-xs text-ink-soft">{notes.join(' · ')}</span>;
}

function CounterWish({ wish, line }: { wish: NonNullable<LineFacts['wish']>; line: QuotationLine }) {
  const { quotation: words } = useText();
  const parts = [
    wish.rate !== undefined && `₹${showPaise(paiseFromRupees(wish.rate))}`,
    wish.quantity !== undefined && describeQuantity({ ...line, quantity: wish.quantity }),
    wish.is_dropped && words.drop,
    wish.remark,
  ].filter(Boolean);
  return <span className="block text-xs font-medium text-warning">{words.wishes(parts.join(' · '))}</span>;
}

/** What the buyer was offered before, where it is another price. */
function FormerRate({ line, facts }: { line: QuotationLine; facts: LineFacts | undefined }) {
  const { quotation: words } = useText();
  if (!facts?.former || facts.former.ratePaise === line.ratePaise) return null;
  return (
    <span className="block pr-1.5 text-right text-xs text-ink-soft">
      {words.was(showPaise(facts.former.ratePaise))}
    </span>
  );
}

type CellControlProps = Pick<GridRowProps, 'editor' | 'view' | 'line' | 'isReadOnly' | 'currentCell'> & {
  column: GridColumn;
};

function CellControl({ editor, view, line, column, isReadOnly, currentCell }: CellControlProps) {
  const { quotation: words } = useText();
  const key = `${line.number}.${column}` as const;
  const props = {
    ...getFieldProps(editor, view, key),
    'data-line': line.number,
    'data-column': column,
    'aria-label': words.cellOf(words.cells[column], line.number),
    tabIndex: key === currentCell ? 0 : -1,
    disabled: isReadOnly || (column === 'discount' && getListPrice(line) === undefined),
    className: 'offer-cell',
  };
  if (column === 'unit')
    return (
      <select {...props}>
        {UNIT_CODES.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    );
  if (column === 'offer')
    return (
      <select {...props}>
        <option value="offered">{words.offers.offered}</option>
        <option value="optional">{words.offers.optional}</option>
        <option value="unavailable">{words.offers.unavailable}</option>
        {view.offer.lines
          .filter(({ number, offer }) => number !== line.number && offer !== 'alternative')
          .map(({ number }) => (
            <option key={number} value={`alternative ${number}`}>
              {words.offers.alternative(number)}
            </option>
          ))}
      </select>
    );
  return (
    <input {...props} type="text" inputMode={column === 'note' ? 'text' : 'decimal'} autoComplete="off" />
  );
}
