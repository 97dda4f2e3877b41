import { type ReactNode, useEffect } from 'react';
import { useText } from '#desk/text/language.ts';

type ScreenProps = {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of every screen: its title, also in the browser's tab, and its actions. */
export function Screen({ title, actions, children }: ScreenProps) {
  const { common } = useText();
  useEffect(() => {
    document.title = `${title} · ${common.desk}`;
  }, [title, common.desk]);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </>
  );
}
