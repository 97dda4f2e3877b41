import { StaticPart } from '#web/site/static-html.tsx';
import { text } from '#web/text/en.ts';
import { useDetailsMenu } from '#web/ui/use-details-menu.ts';

/** The menu of all categories with their sub-categories. It opens without JavaScript too. */
export function CategoryMenu() {
  const details = useDetailsMenu();
  return (
    <details ref={details} className="group hidden lg:block">
      <summary className="flex h-11 list-none items-center gap-2 bg-brand px-4 font-medium text-on-brand -outline-offset-4 [--focus-ring:var(--color-on-brand)] [&::-webkit-details-marker]:hidden">
        <span className="icon icon-menu-2" />
        {text.layout.allCategory}
        <span className="icon icon-chevron-down size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <StaticPart
        name="categoryMenu"
        className="absolute inset-x-0 top-full max-h-[75vh] overflow-y-auto overscroll-contain border-y border-rule bg-surface shadow-float"
      />
    </details>
  );
}
