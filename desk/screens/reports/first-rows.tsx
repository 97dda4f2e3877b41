import { useText } from '#desk/text/language.ts';

/** Says that a long report is not shown as a whole. */
export function FirstRows({ shown, all }: { shown: number; all: number }) {
  const { reports: words } = useText();
  return all > shown ? <p className="mb-2 text-sm">{words.firstRows(shown, all)}</p> : null;
}
