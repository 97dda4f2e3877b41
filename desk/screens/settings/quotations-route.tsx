import { useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';
import { BankForm } from './bank-form.tsx';
import { QuotationTermsForm } from './quotation-terms-form.tsx';
import { SettingsScreen } from './settings-screen.tsx';

export async function loader() {
  return api.getShopSettings();
}

/** With what quotations begin, where buyers pay, and how quote requests are numbered. */
export function Component() {
  const { settings: words } = useText();
  const { settings, next_estimate_number: nextNumber } = useLoaderData<typeof loader>();
  return (
    <SettingsScreen part="quotations">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <QuotationTermsForm setting={settings.quotations} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <BankForm setting={settings.bank} />
          <Panel title={words.numbers.title}>
            <p>
              {words.numbers.next} <strong className="tabular-nums">{nextNumber}</strong>
            </p>
            <p className="mt-2 text-sm text-ink-soft">{words.numbers.hint}</p>
          </Panel>
        </div>
      </div>
    </SettingsScreen>
  );
}
