/** Who of the staff may do what: one table for the check of every call and for the menu of the desk. */

export const STAFF_ROLES = ['owner', 'sales', 'catalogue', 'accounts', 'viewer'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const EVERYBODY: readonly StaffRole[] = STAFF_ROLES;

const ROLES_BY_PERMISSION = {
  /** Quote requests. Who may not read buyers sees them without contact details. */
  'quotes:read': EVERYBODY,
  'quotes:write': ['owner', 'sales'],
  'quotes:send': ['owner', 'sales'],
  /** Prices below the floor, and offers that have lapsed. */
  'quotes:approve': ['owner'],
  'quotes:undo': ['owner'],
  'dispatch:read': EVERYBODY,
  'dispatch:write': ['owner', 'sales', 'accounts'],
  /** Terms and notes that are kept for quotations. */
  'texts:read': EVERYBODY,
  'texts:write': ['owner', 'sales'],
  /** Products, categories, families, specifications, brands and the words of the search. */
  'catalogue:read': EVERYBODY,
  'catalogue:write': ['owner', 'catalogue'],
  /** Banners, advertisements and pages of text. */
  'pages:read': EVERYBODY,
  'pages:write': ['owner', 'catalogue'],
  /** Phone numbers, e-mail addresses, GSTINs and accounts. */
  'buyers:read': ['owner', 'sales', 'accounts'],
  'buyers:write': ['owner'],
  /** Messages of the contact form. */
  'messages:read': ['owner', 'sales'],
  'messages:write': ['owner', 'sales'],
  'mails:read': ['owner', 'sales', 'accounts'],
  'mails:write': ['owner', 'sales'],
  /** Counts and sums without names. */
  'figures:read': EVERYBODY,
  /** Files with personal data, and those for Tally. */
  'exports:read': ['owner', 'accounts'],
  /** Who did what. */
  'changes:read': ['owner'],
  'changes:undo': ['owner'],
  'settings:read': ['owner'],
  'settings:write': ['owner'],
  'staff:write': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

/** What an operator does with a call. */
export type StaffPermission = keyof typeof ROLES_BY_PERMISSION;

/**
 * What a program with an API key can be allowed to do. An owner's decisions, settings, staff, records of who did what
 * and files with personal data stay with people.
 */
export const KEY_PERMISSIONS = [
  'quotes:read',
  'quotes:write',
  'quotes:send',
  'dispatch:read',
  'dispatch:write',
  'texts:read',
  'texts:write',
  'catalogue:read',
  'catalogue:write',
  'pages:read',
  'pages:write',
  'buyers:read',
  'messages:read',
  'messages:write',
  'mails:read',
  'figures:read',
] as const satisfies readonly StaffPermission[];
export type KeyPermission = (typeof KEY_PERMISSIONS)[number];

export function mayDo(role: StaffRole, permission: StaffPermission): boolean {
  const roles: readonly StaffRole[] = ROLES_BY_PERMISSION[permission];
  return roles.includes(role);
}

export function listPermissions(role: StaffRole): StaffPermission[] {
  return (Object.keys(ROLES_BY_PERMISSION) as StaffPermission[]).filter((each) => mayDo(role, each));
}
