import { text } from '#web/text/en.ts';
import { Link } from '#web/ui/link.tsx';

/** The link from a preview to the whole list. */
export function SeeAllLink({ path, name }: { path: string; name: string }) {
  return (
    <Link to={path} aria-label={`${text.home.seeAll}: ${name}`} className="see-all">
      {text.home.seeAll}
    </Link>
  );
}
