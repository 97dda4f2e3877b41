import { useEffect, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { WantedSynonym } from '#contract/staff-synonyms.ts';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { SEARCH_PATH } from '#domain/page-paths.ts';

type Outcome = Awaited<ReturnType<typeof api.tryOutSynonym>>;

const PAUSE_MS = 300;

/** What buyers find who search for the term: now, and with what is typed. Asked once the person has paused. */
export function TryOut({ wanted }: { wanted: WantedSynonym }) {
  const { synonyms: words, products } = useText();
  const [outcome, setOutcome] = useState<Outcome>();
  const asked = JSON.stringify(wanted);
  const isAsked = wanted.term !== '';
  useEffect(() => {
    if (!isAsked) return;
    const aborted = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const body = JSON.parse(asked) as WantedSynonym;
        setOutcome(await api.tryOutSynonym({ body }, { signal: aborted.signal }));
      } catch (cause) {
        if (!aborted.signal.aborted && !(cause instanceof ApiError)) throw cause;
        setOutcome(undefined);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [asked, isAsked]);
  if (!isAsked) return null;
  return (
    <div role="status" className="grid min-h-24 content-start gap-1.5 rounded bg-paper p-3 text-sm">
      {outcome && (
        <>
          <p>
            {words.now(products.total(outcome.now.total, outcome.now.is_total_exact))}{' '}
            {outcome.now.corrected !== null && products.corrected(outcome.now.corrected)}
          </p>
          <p className="font-medium">
            {wanted.replacements.length === 0 && wanted.is_optional
              ? words.leftOut
              : words.withThis(
                  products.total(outcome.with_synonyms.total, outcome.with_synonyms.is_total_exact),
                )}
          </p>
          <ul className="list-disc pl-5 text-ink-soft">
            {outcome.with_synonyms.titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      )}
      <a
        href={`${SEARCH_PATH}?${new URLSearchParams({ query: wanted.term })}`}
        target="_blank"
        rel="noreferrer"
        className="justify-self-start text-brand-ink underline"
      >
        {words.inShop}
      </a>
    </div>
  );
}
