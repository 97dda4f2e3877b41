import { PICTURE_CHECK_PATH, PICTURES_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { Tabs } from '#desk/ui/tabs.tsx';

/** What is done with pictures. */
export function PictureTabs() {
  const { pictures: words } = useText();
  return (
    <Tabs
      label={words.title}
      tabs={[
        { to: PICTURES_PATH, text: words.addTab },
        { to: PICTURE_CHECK_PATH, text: words.checkTab },
      ]}
    />
  );
}
