import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { contentText } from '#web/text/content-en.ts';
import { trustRichText } from '#web/ui/trusted-types.ts';
import { addSectionAnchors, type Section } from './sections.ts';

/** With fewer sections, scrolling is faster than a table of contents. */
const MIN_LISTED_SECTIONS = 4;

/** A long text with a table of contents: next to it, on a phone above it. */
export function ContentArticle({ content }: { content: string }) {
  const { html, sections } = useMemo(() => {
    const { html, sections } = addSectionAnchors(content);
    return { html: trustRichText(html), sections };
  }, [content]);
  useScrollToHash(sections);
  const hasTableOfContents = sections.length >= MIN_LISTED_SECTIONS;
  return (
    <div className="items-start gap-12 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      {hasTableOfContents && (
        <>
          <details className="group mb-6 rounded border border-rule bg-surface lg:hidden print:hidden">
            <summary className="flex min-h-11 list-none items-center justify-between px-4 font-medium [&::-webkit-details-marker]:hidden">
              {contentText.onThisPage}
              <span className="icon icon-chevron-down size-4.5 transition-transform group-open:rotate-180" />
            </summary>
            <TableOfContents sections={sections} />
          </details>
          <nav
            aria-labelledby="on-this-page"
            className="top-8 hidden tall:sticky rounded border border-rule bg-surface py-4 lg:block print:hidden"
          >
            <h2 id="on-this-page" className="px-4 pb-2 text-sm font-semibold text-ink-soft">
              {contentText.onThisPage}
            </h2>
            <TableOfContents sections={sections} />
          </nav>
        </>
      )}
      <article
        className="rich-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises it on writing and on reading.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}

function TableOfContents({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className="pb-2 lg:pb-0">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center px-4 underline-offset-4 hover:text-brand-ink hover:underline lg:pointer-fine:min-h-9 lg:pointer-fine:py-1"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The URL's hash may name a section that was not rendered yet when the page opened. */
function useScrollToHash(sections: readonly Section[]) {
  const { hash } = useLocation();
  useEffect(() => {
    const section = sections.find(({ id }) => hash === `#${encodeURIComponent(id)}`);
    if (section) document.getElementById(section.id)?.scrollIntoView();
  }, [hash, sections]);
}
