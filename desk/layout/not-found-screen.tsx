import { useText } from '#desk/text/language.ts';
import { Screen } from '#desk/ui/screen.tsx';

export function NotFoundScreen() {
  const { common } = useText();
  return (
    <Screen title={common.notFoundTitle}>
      <p>{common.notFound}</p>
    </Screen>
  );
}
