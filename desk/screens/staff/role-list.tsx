import { STAFF_ROLES } from '#contract/staff-permissions.ts';
import { useText } from '#desk/text/language.ts';

/** What each role may do, in words. */
export function RoleList() {
  const { access, staff: text } = useText();
  return (
    <section>
      <h2 className="mb-1 text-lg font-semibold">{text.whoTitle}</h2>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
        {STAFF_ROLES.map((role) => (
          <div key={role} className="contents">
            <dt className="font-medium">{access.roles[role]}</dt>
            <dd className="text-ink-soft">{text.who[role]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
