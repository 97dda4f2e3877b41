import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { pageKey, pagePath, toPageKey } from '#contract/page-names.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { getText, useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { trustRichText } from '#web/ui/trusted-types.ts';
import { usePageTitle } from '../pages/use-page-title.ts';
import { PageDetails } from './page-details.tsx';
import { PageEditor, type PageInput } from './page-editor.tsx';
import { OpenedVersion, Versions } from './versions.tsx';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const key = toPageKey(params.page ?? '');
  if (!pageKey.safeParse(key).success) throw new ApiError(404, getText().common.notFound);
  const { searchParams } = new URL(request.url);
  const [after, id] = [searchParams.get('after'), searchParams.get('version')];
  const [{ result: page }, { versions, next }, opened] = await Promise.all([
    api.getPage({ query: { key } }),
    api.listPageVersions({ query: { key, ...(after && { after }) } }),
    id ? api.getPageVersion({ query: { key, id } }) : undefined,
  ]);
  return { page, versions, next, opened: opened?.result };
}

/** The pages that every shop has have names of their own, and are always in the footer. */
const NO_DETAILS = { title: '', description: '', is_published: true, is_in_footer: true };

type PageData = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const data = useLoaderData<typeof loader>();
  // Each page has a form of its own.
  return <PageScreen key={data.page.key} data={data} />;
}

/** A page of text, with its earlier versions. */
function PageScreen({ data }: { data: PageData }) {
  const { pages: words } = useText();
  const mayChange = useMay('pages:write');
  const { page, opened } = data;
  const { key, content, version, further } = page;
  const form = useVersionedForm<PageInput>({
    form: `page ${key}`,
    stored: { content, ...(further ?? NO_DETAILS) },
    version,
    store: ({ content: written, version: seen, ...details }) =>
      further
        ? api.changeFurtherPage({ body: { slug: key, content: written, version: seen, ...details } })
        : api.changePage({ body: { key, content: written, version: seen } }),
  });
  const title = usePageTitle()(page);
  return (
    <Screen
      title={title}
      actions={
        further?.is_published !== false && (
          <a
            href={pagePath(key)}
            target="_blank"
            rel="noreferrer"
            className="button button-quiet"
            aria-label={words.inShopLabel(title)}
          >
            {words.inShop}
          </a>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          {opened && (
            <OpenedVersion
              version={opened}
              content={form.input.content}
              onRestore={mayChange ? (former) => form.change({ content: former }) : undefined}
            />
          )}
          {mayChange ? (
            <PageEditor form={form} />
          ) : (
            <Panel title={words.preview}>
              <div
                className="rich-text"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises it on writing and on reading.
                dangerouslySetInnerHTML={{ __html: trustRichText(content) }}
              />
            </Panel>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          {further && mayChange && <PageDetails page={page} form={form} />}
          <Versions versions={data.versions} next={data.next} openedId={opened?.id} />
        </div>
      </div>
    </Screen>
  );
}
