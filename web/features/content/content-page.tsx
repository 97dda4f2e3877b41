import { Suspense, use, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { SOMETHING_WRONG_PATH } from '#domain/page-paths.ts';
import { loadingText } from '#web/text/loading-en.ts';
import { Loading } from '#web/ui/loading.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ContentArticle } from './content-article.tsx';
import type { Content } from './load-content.ts';

type ContentPageProps = Content & { title: string };

/** A page with the operator's text. */
export function ContentPage({ title, content }: ContentPageProps) {
  return (
    <PageBody>
      <h1 className="mb-4 text-2xl font-semibold lg:mb-6">{title}</h1>
      <Suspense fallback={<ContentSkeleton />}>
        <Article content={content} />
      </Suspense>
    </PageBody>
  );
}

function Article({ content }: Content) {
  const html = typeof content === 'string' ? content : use(content);
  if (html === undefined) return <LeaveFailedPage />;
  return <ContentArticle content={html} />;
}

/** Not React Router's `Navigate`, which every page would load. */
function LeaveFailedPage() {
  const navigate = useNavigate();
  useEffect(() => void navigate(SOMETHING_WRONG_PATH, { replace: true }), [navigate]);
  return null;
}

const SECTIONS = ['a', 'b', 'c'];

/** The placeholder of a text: headings and lines. */
function ContentSkeleton() {
  return (
    <Loading label={loadingText.loading}>
      <div className="grid max-w-[68ch] gap-10">
        {SECTIONS.map((section) => (
          <div key={section} className="grid gap-3">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-4/5" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
