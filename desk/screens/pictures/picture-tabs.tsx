import { useText } from '#desk/text/language.ts';
import { Tabs } from '#desk/ui/tabs.tsx';

/** What is done with pictures. */
export function PictureTabs() {
  const { pictures: words } = useText();
  return (
    <Tabs
      label={words.title}
      tabs={[
        { to: '/products/pictures', text: words.addTab },
        { to: '/products/pictures/check', text: words.checkTab },
      ]}
    />
  );
}
