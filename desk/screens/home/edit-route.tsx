import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { PROMOTION_KINDS } from '#contract/staff-home.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { HOME_PATH } from '#desk/paths.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { getText, useText } from '#desk/text/language.ts';
import { ButtonLink } from '#desk/ui/button-link.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { Preview } from './preview.tsx';
import { type PromotionInput, storePromotion, toInput } from './promotion.ts';
import { PromotionForm } from './promotion-form.tsx';

export async function loader({ params: { kind: typed, id } }: LoaderFunctionArgs) {
  const kind = PROMOTION_KINDS.find((each) => each === typed);
  const home = await api.getHome();
  const rows = kind === 'banner' ? home.banners : home.ads;
  const stored = rows.find((row) => row.id === id);
  if (!kind || !(stored || id === 'new')) throw new ApiError(404, getText().common.notFound);
  return { kind, stored, home };
}

export type EditData = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const data = useLoaderData<typeof loader>();
  // Each has a form of its own.
  return <EditScreen key={`${data.kind} ${data.stored?.id}`} data={data} />;
}

/** A banner or an advertisement, with what visitors would see of it. */
function EditScreen({ data: { kind, stored, home } }: { data: EditData }) {
  const { home: words } = useText();
  const mayChange = useMay('pages:write');
  const navigate = useNavigate();
  const form = useVersionedForm<PromotionInput>({
    form: `${kind} ${stored?.id ?? 'new'}`,
    stored: toInput(stored),
    version: stored?.version ?? 0,
    store: async (input) => {
      await storePromotion(kind, stored, input);
      if (!stored) await navigate(HOME_PATH);
    },
  });
  const newTitle = kind === 'banner' ? words.newBanner : words.newAd;
  return (
    <Screen title={stored?.alt ?? newTitle} actions={<ButtonLink to={HOME_PATH}>{words.title}</ButtonLink>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[24rem_minmax(0,1fr)]">
        {mayChange && <PromotionForm kind={kind} form={form} categories={home.categories} isNew={!stored} />}
        <Preview kind={kind} id={stored?.id} input={form.input} home={home} />
      </div>
    </Screen>
  );
}
