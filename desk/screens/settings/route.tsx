import { Navigate } from 'react-router';
import { useMay } from '#desk/api/session.ts';

/** The settings begin with the first part that the operator's role allows. */
export function Component() {
  return <Navigate to={useMay('settings:read') ? 'contact' : 'answers'} replace />;
}
