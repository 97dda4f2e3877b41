import { Suspense } from 'react';
import { Await } from 'react-router';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { ContentArticle } from './content-article.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';

type ContentPageProps = {
  title: string;
  /** Rich text of the operator's; on the way while the page is already shown. */
  content: string | Promise<string>;
};

/** A page of the operator's own words. */
export function ContentPage({ title, content }: ContentPageProps) {
  return (
    <PageBody>
      <h1 className="mb-4 text-2xl font-semibold lg:mb-6">{title}</h1>
      <Suspense fallback={<ContentSkeleton />}>
        <Await resolve={content}>{(html) => <ContentArticle content={html} />}</Await>
      </Suspense>
    </PageBody>
  );
}
