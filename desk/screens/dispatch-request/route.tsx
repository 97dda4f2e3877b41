import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { requestPath } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { Screen } from '#desk/ui/screen.tsx';
import { ReturnForm } from './return-form.tsx';
import { ReturnList } from './return-list.tsx';
import { SendForm } from './send-form.tsx';
import { ShipmentList } from './shipment-list.tsx';

export async function loader({ params }: LoaderFunctionArgs) {
  const request = params.request ?? '';
  const [{ requests }, sent, { transporters }, quotation] = await Promise.all([
    api.listRequestsToSend({ query: { request } }),
    api.listRequestShipments({ params: { request } }),
    api.listTransporters(),
    api.getQuoteRequest({ params: { request } }),
  ]);
  return { ...sent, request, toSend: requests[0], transporters, number: quotation.result.estimate_number };
}

export function Component() {
  const { dispatch: words } = useText();
  const { request, toSend, shipments, returns, returnable, transporters, number } =
    useLoaderData<typeof loader>();
  const isAllowed = useMay('dispatch:write');
  return (
    <Screen title={words.title(number)}>
      <p className="mb-4 text-sm">
        <Link to={requestPath(request)} className="underline">
          {words.toQuotation}
        </Link>
      </p>
      <div className="grid gap-6">
        {toSend && isAllowed && (
          // What has left meanwhile changes what can be typed.
          <SendForm
            key={toSend.lines.map(({ sent }) => sent).join()}
            request={toSend}
            transporters={transporters}
          />
        )}
        {!toSend && <p>{shipments.length > 0 ? words.nothingToSend : words.nothingConfirmed}</p>}
        <ShipmentList shipments={shipments} transporters={transporters} />
        {(returns.length > 0 || returnable.length > 0) && (
          <section className="grid gap-3">
            <h2 className="text-lg font-semibold">{words.returns}</h2>
            <ReturnList returns={returns} />
            {isAllowed && returnable.length > 0 && <ReturnForm request={request} returnable={returnable} />}
          </section>
        )}
      </div>
    </Screen>
  );
}
