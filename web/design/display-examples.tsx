import { Badge } from '#web/ui/badge.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { KeyFigures } from '#web/ui/key-figures.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { RatingStars } from '#web/ui/rating-stars.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

const FIGURES = [
  { label: 'List price', value: '₹1,40,000' },
  { label: 'Discount', value: '7%' },
  { label: 'Price', value: '₹1,30,200', isMain: true },
  { label: 'Price incl. GST', value: '₹1,53,636' },
];
const CAROUSEL_LABELS = {
  roleDescription: 'carousel',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
};
const NO_AUTOPLAY_MS = 2 ** 31 - 1;

export function DisplayExamples() {
  return (
    <>
      <Breadcrumbs label="You are here" crumbs={[{ name: 'Home', path: '/' }]} currentPage="Design" />
      <PageHeading
        title="Page heading"
        aside={<span className="text-ink-soft">and content beside it</span>}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Badge kind="warning">Requested</Badge>
        <Badge kind="success">Delivered</Badge>
        <Badge kind="danger">Rejected</Badge>
        <RatingStars rating={4.3} count={12} label="Rated 4.3" />
        <RatingStars rating={0} count={0} label="Not rated" />
        <Spinner />
      </div>
      <Notice kind="success">It is done.</Notice>
      <Notice kind="warning" onDismiss={() => undefined} dismissLabel="Dismiss">
        It needs your attention.
      </Notice>
      <Notice kind="danger">It did not work.</Notice>
      <KeyFigures title="Price per piece" figures={FIGURES} />
      <Timeline
        name="Done"
        steps={['Requested', 'Confirmed', 'Shipped'].map((label, index) => ({
          label,
          detail: '20/11/2026',
          state: index < 2 ? 'done' : 'ahead',
        }))}
      />
      <Timeline
        name="Failed"
        steps={[
          { label: 'Requested', state: 'done' },
          { label: 'Rejected', state: 'failed' },
        ]}
      />
      <Loading label="Loading">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="mt-3 h-24" />
      </Loading>
      <Carousel
        heading={<h3 id="slider">Slider</h3>}
        headingId="slider"
        labels={CAROUSEL_LABELS}
        autoplay={NO_AUTOPLAY_MS}
      >
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <li key={number} className="card p-4">
            {number}
          </li>
        ))}
      </Carousel>
      <div className="rich-text">
        <h2>Written text</h2>
        <p>
          A <a href="/_design">link to this page</a> and a list:
        </p>
        <ul>
          <li>one</li>
          <li>two</li>
        </ul>
      </div>
    </>
  );
}
