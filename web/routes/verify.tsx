import { formatDay } from '#domain/indian-format.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createServerLoader, type PageLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { useRootData } from '#web/site/root-data.ts';
import { verifyText } from '#web/text/verify-en.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/verify.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: verifyText.title });
}

const load = ((api, { params: { number = '', code = '' } }) =>
  api.verifyQuotation({ params: { number, code } })) satisfies PageLoader<unknown>;

/** Always rendered by the server, which limits how often somebody may guess. */
export const loader = createServerLoader(load, 'page', verifyText.notFound);

export default function VerifyPage({ loaderData }: Route.ComponentProps) {
  const { standing, estimate_number, revision, latest_revision, issuedAt, valid_until } =
    readPageData(loaderData);
  const brandName = useRootData()?.site.brandName;
  const facts: [string, string][] = [
    [verifyText.number, `${estimate_number} R${revision}`],
    [verifyText.date, formatDay(new Date(issuedAt))],
    [verifyText.validUntil, verifyText.day(valid_until)],
  ];
  return (
    <PageBody>
      <PageHeading title={verifyText.headings[standing]} />
      <div className="max-w-prose">
        <Notice kind={standing === 'latest' || standing === 'accepted' ? 'success' : 'warning'}>
          {brandName && verifyText.genuine(brandName)} {verifyText.explain[standing](latest_revision)}
        </Notice>
        <dl className="my-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p>{verifyText.compare}</p>
        <p className="mt-2 text-ink-soft">{verifyText.privacy}</p>
      </div>
    </PageBody>
  );
}
