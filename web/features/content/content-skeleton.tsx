import { text } from '#web/text/en.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const SECTIONS = ['a', 'b', 'c'];

/** A text that is on its way: headings and lines, as long as one reads them. */
export function ContentSkeleton() {
  return (
    <Loading label={text.form.loading}>
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
