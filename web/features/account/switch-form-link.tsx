import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { isPlainClick } from '#web/routing/page-links.ts';
import { Link } from '#web/ui/link.tsx';
import { createLoginState } from './login-state.ts';

/** Leads from the form of the login to that of the registration, or back, with the e-mail address typed so far. */
export function SwitchFormLink({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form');
    if (!form || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, { state: createLoginState(readTextField(new FormData(form), 'email')) });
  };
  return (
    <Link to={to} onClick={follow} className="underline underline-offset-4">
      {children}
    </Link>
  );
}
