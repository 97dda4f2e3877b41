import type { WireRequestFile } from '#contract/request-files.ts';
import { filesText } from '#web/text/request-files-en.ts';
import { Button } from '#web/ui/button.tsx';
import { getApi, type QuotationAccess } from './quotation-access.ts';
import { useDownload } from './use-download.ts';

/** Downloads a file of the conversation. */
export function FileButton({
  file: { id, name },
  access,
}: {
  file: WireRequestFile;
  access: QuotationAccess;
}) {
  const { isPending, download } = useDownload(name, () => {
    const api = getApi(access);
    return 'token' in access
      ? api.fetchLinkedFile({ params: { ...access, file: id } })
      : api.fetchFile({ params: { file: id } });
  });

  return (
    <Button variant="plain" isBusy={isPending} aria-label={filesText.download(name)} onClick={download}>
      {!isPending && <span className="icon icon-paperclip" />}
      <span className="wrap-anywhere">{name}</span>
    </Button>
  );
}
