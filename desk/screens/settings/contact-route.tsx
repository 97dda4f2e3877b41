import { useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { TextField } from './form-fields.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { VersionedPanel } from './versioned-panel.tsx';

export async function loader() {
  return api.getShopSettings();
}

type Links = Awaited<ReturnType<typeof loader>>['contact']['value'];

/** In the order in which buyers see them. */
const GROUPS = {
  reach: ['phone', 'email', 'address', 'hours', 'answer_time'],
  grievance: ['grievance_name', 'grievance_email'],
  social: ['facebook', 'instagram', 'linkedin', 'twitter'],
} as const satisfies Record<string, readonly (keyof Links)[]>;

/** How buyers reach the shop. */
export function Component() {
  const { settings: words } = useText();
  const hints: { readonly [Name in keyof Links]?: string } = words.contact.hints;
  const { value, version } = useLoaderData<typeof loader>().contact;
  const form = useVersionedForm({
    form: 'contact links',
    stored: value,
    version,
    store: ({ version: seen, ...typed }) => {
      // What is stored may be older than its rule, so only what differs is sent.
      const changed = Object.entries(typed).filter(([name, text]) => text !== value[name as keyof Links]);
      return api.changeContactLinks({ body: { version: seen, links: Object.fromEntries(changed) } });
    },
  });
  return (
    <SettingsScreen part="contact">
      <VersionedPanel
        title={words.contact.title}
        hint={words.contact.hint}
        form={form}
        labels={words.contact.fields}
      >
        {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
          <fieldset key={group} className="grid gap-4 md:grid-cols-2">
            <legend className="mb-2 font-semibold">{words.contact.groups[group]}</legend>
            {GROUPS[group].map((name) => (
              <TextField
                key={name}
                form={form}
                name={name}
                label={words.contact.fields[name]}
                hint={hints[name]}
                placeholder={group === 'social' ? 'https://…' : undefined}
              />
            ))}
          </fieldset>
        ))}
      </VersionedPanel>
    </SettingsScreen>
  );
}
