import type { ReactNode } from 'react';
import { filesText } from '#web/text/request-files-en.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type FileRowProps = {
  name: string;
  /** Its size, its progress or why it was not added. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  onRemove: () => void;
};

export function FileRow({ name, children, onRetry, onRemove }: FileRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4">
      <div className="min-w-0 grow basis-0">
        <p className="wrap-anywhere">{name}</p>
        {children}
      </div>
      {onRetry && (
        <Button aria-label={filesText.sendAgain(name)} onClick={onRetry}>
          {filesText.again}
        </Button>
      )}
      <IconButton icon="icon-trash" label={filesText.remove(name)} variant="quiet" onClick={onRemove} />
    </li>
  );
}
