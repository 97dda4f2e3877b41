import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { formatDate, formatDateTime } from '#domain/indian-format.ts';
import { AddMember } from './add-member.tsx';
import { LinkPanel } from './link-panel.tsx';
import { MemberActions } from './member-actions.tsx';
import { RoleChoice } from './role-choice.tsx';
import { RoleList } from './role-list.tsx';
import type { NewLink, StaffMember } from './staff-member.ts';

export function loader() {
  return api.listStaff();
}

/** Who works at the desk, in which role, and how they get there. */
export function Component() {
  const { access, staff: text } = useText();
  const { staff } = useLoaderData<typeof loader>();
  const [link, setLink] = useState<NewLink>();
  const describeWays = ({ passkeys, has_totp: hasTotp, link_until: linkUntil }: StaffMember) => {
    const ways = [...(passkeys > 0 ? [access.passkey] : []), ...(hasTotp ? [access.totp] : [])];
    const link = linkUntil ? [text.linkUntil(formatDateTime(new Date(linkUntil)))] : [];
    return [ways.join(', ') || text.noWay, ...link].join(' · ');
  };
  const columns: Column<StaffMember>[] = [
    {
      key: 'name',
      heading: text.name,
      cell: ({ name }) => <span className="font-medium">{name}</span>,
      onPhones: 'max-md:grow max-md:self-center',
    },
    { key: 'role', heading: text.role, cell: (member) => <RoleChoice member={member} /> },
    { key: 'ways', heading: text.ways, cell: describeWays, onPhones: 'max-md:basis-full' },
    {
      key: 'sessions',
      heading: text.sessions,
      cell: ({ open_sessions: count }) => (count > 0 ? text.sessionCount(count) : '–'),
    },
    {
      key: 'actions',
      heading: text.actions,
      cell: (member) => <MemberActions member={member} onLink={setLink} />,
      onPhones: 'max-md:basis-full',
    },
  ];
  const former = staff.filter((member) => member.removed_at !== undefined);
  return (
    <Screen title={text.title}>
      <div className="grid gap-6">
        {link && <LinkPanel key={link.link} link={link} onClose={() => setLink(undefined)} />}
        <DataTable
          caption={text.title}
          columns={columns}
          rows={staff.filter((member) => member.removed_at === undefined)}
          getKey={({ id }) => id}
          empty=""
        />
        <AddMember onLink={setLink} />
        <RoleList />
        {former.length > 0 && (
          <section>
            <h2 className="mb-1 text-lg font-semibold">{text.removed}</h2>
            <ul className="text-sm text-ink-soft">
              {former.map(({ id, name, removed_at: removedAt }) => (
                <li key={id}>
                  {name}
                  {removedAt && ` · ${text.removedOn(formatDate(new Date(removedAt)))}`}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Screen>
  );
}
