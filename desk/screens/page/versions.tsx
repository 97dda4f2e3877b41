import { Link, useNavigate } from 'react-router';
import type { WirePageVersion } from '#contract/staff-pages.ts';
import { useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { TextDifference } from './text-difference.tsx';

type VersionsProps = { versions: WirePageVersion[]; next: string | null; openedId: string | undefined };

/** What the page said before. */
export function Versions({ versions, next, openedId }: VersionsProps) {
  const { pages: words } = useText();
  return (
    <Panel title={words.versions}>
      {versions.length === 0 && <p className="text-sm text-ink-soft">{words.noVersions}</p>}
      <ul className="grid gap-1 text-sm">
        {versions.map(({ id, replaced_at: at, replaced_by: by }) => (
          <li key={id}>
            <Link
              to={{ search: `?version=${id}` }}
              preventScrollReset
              aria-current={openedId === id ? true : undefined}
              className="flex min-h-11 items-center text-brand-ink underline aria-[current]:font-semibold md:pointer-fine:min-h-8"
            >
              {words.replaced(by, formatDateTime(new Date(at)))}
            </Link>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Link
          to={{ search: `?after=${next}` }}
          preventScrollReset
          className="text-sm text-brand-ink underline"
        >
          {words.older}
        </Link>
      )}
    </Panel>
  );
}

type OpenedVersionProps = {
  version: WirePageVersion & { content: string };
  /** What is in the editor. */
  content: string;
  /** Absent for operators who may only read. */
  onRestore?: ((content: string) => void) | undefined;
};

/** What has changed since an earlier version, which can be taken back. */
export function OpenedVersion({ version, content, onRestore }: OpenedVersionProps) {
  const { pages: words } = useText();
  const navigate = useNavigate();
  const close = () => void navigate({ search: '' }, { preventScrollReset: true });
  const restore = () => {
    onRestore?.(version.content);
    toast.success(words.restored);
    close();
  };
  return (
    <Panel
      title={words.differenceSince(formatDateTime(new Date(version.replaced_at)))}
      actions={
        <div className="flex flex-wrap gap-2">
          {onRestore && <Button onClick={restore}>{words.restore}</Button>}
          <Button onClick={close}>{words.closeVersion}</Button>
        </div>
      }
    >
      <TextDifference from={version.content} to={content} />
    </Panel>
  );
}
