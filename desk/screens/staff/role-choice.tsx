import { useState } from 'react';
import { STAFF_ROLES, type StaffRole } from '#contract/staff-permissions.ts';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import type { StaffMember } from './staff-member.ts';

/**
 * Shows the role of an operator. Another one counts when it is saved, because arrow keys choose one after the other. If
 * somebody else was first, the choice stays beside what they have made of it.
 */
export function RoleChoice({ member }: { member: StaffMember }) {
  const { access, common, staff: text } = useText();
  const [chosen, setChosen] = useState<StaffRole>();
  const { id, name, version } = member;
  const role = chosen ?? member.role;
  const save = async () => {
    await api.changeStaff({ body: { id, version, role } });
    setChosen(undefined);
    return text.changed(name, access.roles[role]);
  };
  return (
    <span className="flex flex-wrap items-start gap-2">
      <select
        aria-label={text.roleOf(name)}
        value={role}
        onChange={({ target }) => setChosen(target.value as StaffRole)}
        className="desk-input"
      >
        {STAFF_ROLES.map((each) => (
          <option key={each} value={each}>
            {access.roles[each]}
          </option>
        ))}
      </select>
      {role !== member.role && (
        <>
          <ActionButton label={text.saveRole(name)} onPress={save}>
            {common.save}
          </ActionButton>
          <span className="self-center text-xs text-ink-soft">{text.roleNow(access.roles[member.role])}</span>
          {member.open_sessions > 0 && (
            <span role="status" className="basis-full text-xs text-warning">
              {text.roleLogsOut(name)}
            </span>
          )}
        </>
      )}
    </span>
  );
}
