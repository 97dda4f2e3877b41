import { useLazyComponent } from '#web/ui/use-lazy-component.ts';
import type { SaveToListProps } from './save-to-list-control.tsx';

const loadControl = () => import('./save-to-list-control.tsx');

/** Saves products to a list of the buyer's own. The button is loaded after the page, which keeps its place free. */
export function SaveToListButton(props: SaveToListProps) {
  const Control = useLazyComponent(true, loadControl);
  return <div className="min-h-11 min-w-40 print:hidden">{Control && <Control {...props} />}</div>;
}
