import { useText } from '#desk/text/language.ts';
import { GST_RATES_BPS } from '#domain/gst.ts';
import { percentFromBps } from '#domain/money.ts';
import type { QuotationLine } from '#domain/quotation/quotation-terms.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { DraftEditor, DraftView } from './draft-editor.ts';
import { DraftField, DraftSelect } from './draft-field.tsx';
import type { LineFacts } from './line-facts.ts';

type LineDetailsProps = {
  editor: DraftEditor;
  view: DraftView;
  line: QuotationLine;
  facts: LineFacts | undefined;
  isReadOnly: boolean;
};

/** What is seldom changed in a line: its words, HSN code and GST rate where it is not of the catalogue, and renting. */
export function LineDetails({ editor, view, line, facts, isReadOnly }: LineDetailsProps) {
  const { quotation: words } = useText();
  const { number } = line;
  const field = (
    cell: 'title' | 'hsn' | 'periods' | 'from' | 'until' | 'pin' | 'deposit' | 'mobilisation',
  ) => ({
    ...{ editor, view, isReadOnly },
    name: `${number}.${cell}` as const,
    label: words.cells[cell],
  });
  return (
    <div className="flex flex-wrap items-end gap-3 py-1">
      {facts && !facts.isOfCatalogue && (
        <>
          <DraftField {...field('title')} className="w-72" />
          <DraftField {...field('hsn')} className="w-24" />
          <DraftSelect
            {...{ editor, view, isReadOnly }}
            name={`${number}.gst`}
            label={words.cells.gst}
            options={GST_RATES_BPS.map((bps) => [String(percentFromBps(bps)), `${percentFromBps(bps)} %`])}
          />
        </>
      )}
      <DraftSelect
        {...{ editor, view, isReadOnly }}
        name={`${number}.per`}
        label={words.cells.per}
        options={[
          ...(line.rental ? [] : [['', words.forSale] as const]),
          ...(['day', 'week', 'month'] as const).map((per) => [per, words.per[per]] as const),
        ]}
      />
      {line.rental && (
        <>
          <DraftField {...field('periods')} className="w-20" />
          <DraftField {...field('from')} type="date" />
          <DraftField {...field('until')} type="date" />
          <DraftField {...field('pin')} className="w-24" />
          <DraftSelect
            {...{ editor, view, isReadOnly }}
            name={`${number}.operator`}
            label={words.cells.operator}
            options={[
              ['', '–'],
              ['yes', words.yes],
              ['no', words.no],
            ]}
          />
          <DraftField {...field('deposit')} className="w-28" />
          <DraftField {...field('mobilisation')} className="w-28" />
        </>
      )}
      {facts && !facts.isOrdered && !isReadOnly && (
        <Button
          variant="plain"
          className="text-danger"
          onClick={() => void editor.removeLine(number).catch((cause: Error) => toast.error(cause.message))}
        >
          {words.removeLine(number)}
        </Button>
      )}
    </div>
  );
}
