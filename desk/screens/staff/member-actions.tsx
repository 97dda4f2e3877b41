import { useState } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { NewLink, StaffMember } from './staff-member.ts';

type MemberActionsProps = { member: StaffMember; onLink: (link: NewLink) => void };

export function MemberActions({ member, onLink }: MemberActionsProps) {
  const { access, staff: text } = useText();
  const { id, name } = member;
  const makeLink = async () => {
    const { link } = await api.makeStaffLink({ body: { id } });
    onLink({ name, link });
    return undefined;
  };
  const endSessions = async () => {
    await api.endStaffSession({ body: { id } });
    return access.isLoggedOut;
  };
  return (
    <span className="flex flex-wrap gap-2">
      <ActionButton label={text.newLinkFor(name)} onPress={makeLink}>
        {text.newLink}
      </ActionButton>
      {member.open_sessions > 0 && (
        <ActionButton label={text.endSessionsOf(name)} onPress={endSessions}>
          {text.endSessions}
        </ActionButton>
      )}
      <RemoveButton member={member} />
    </span>
  );
}

function RemoveButton({ member }: { member: StaffMember }) {
  const { access, common, staff: text } = useText();
  const [isOpen, setOpen] = useState(false);
  const action = useCall();
  const { id, name, version } = member;
  const remove = async () => {
    if (await action.run(() => api.removeStaff({ body: { id, version } }), access.isRemoved)) setOpen(false);
  };
  return (
    <>
      <Button
        variant="plain"
        aria-label={text.removeNamed(name)}
        onClick={() => setOpen(true)}
        className="text-sm md:pointer-fine:min-h-8 md:pointer-fine:px-2.5 md:pointer-fine:py-1"
      >
        {text.remove}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.removeNamed(name)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{common.cancel}</Button>
            <Button variant="action" isBusy={action.isBusy} onClick={() => void remove()}>
              {text.remove}
            </Button>
          </>
        }
      >
        <p className="mt-2 mb-3">{text.removeWords}</p>
        <Failure action={action} />
      </Dialog>
    </>
  );
}
