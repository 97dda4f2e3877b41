import { Argument, type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { STAFF_ROLES } from '#contract/staff-permissions.ts';
import { formatDate, formatDateTime } from '#domain/indian-format.ts';
import type { Config } from '#server/app/config.ts';
import {
  addStaffMember,
  changeRole,
  getActiveMember,
  removeStaffMember,
} from '#server/features/admin/change-staff.ts';
import { createStaffLink, staffLinkUrl } from '#server/features/admin/create-staff-link.ts';
import { endStaffSessions } from '#server/features/admin/end-staff-sessions.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { selectStaff } from '#server/features/admin/staff-queries.ts';
import { selectStaffSessions } from '#server/features/admin/staff-session-queries.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT } from './command-parts.ts';
import { type Column, formatTable } from './table.ts';

const COLUMNS: Column[] = [
  { title: 'NAME', canWrap: true },
  { title: 'ROLE' },
  { title: 'ADDED' },
  { title: 'REMOVED' },
];
const SESSION_COLUMNS: Column[] = [
  { title: 'NAME', canWrap: true },
  { title: 'WHERE' },
  { title: 'BEGUN' },
  { title: 'EXPIRES' },
];

export function addStaffCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const staff = addGroup(program, 'staff', 'Operators:');
  staff
    .command('list')
    .description('list the operators')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const rows = await selectStaff(database);
        const cells = rows.map(({ name, role, createdAt, removedAt }) => [
          name,
          role,
          formatDate(createdAt),
          removedAt === null ? '' : formatDate(removedAt),
        ]);
        return { text: formatTable(terminal, COLUMNS, cells) || 'There are no operators yet.', json: rows };
      }),
    );
  staff
    .command('add')
    .summary('add an operator')
    .description(
      'Adds an operator, and prints a link to the desk that works once within 24 hours. With “--as NAME”, commands record this name beside your user name and this computer’s.',
    )
    .argument('<NAME>', 'the person’s name, in quotes if it has spaces')
    .addOption(
      new Option('--role <ROLE>', 'what the person may do at the desk and by calls')
        .choices(STAFF_ROLES)
        .default('sales' as const),
    )
    .action(
      withContext(async ({ database, config, operator }, typed, { role }) => {
        const { name, linkToken } = await runAsOperator(database, operator, (transaction) =>
          addStaffMember(transaction, typed, role),
        );
        return { text: `Added: ${name} (${role})\n${describeLink(config, linkToken)}` };
      }),
    );
  staff
    .command('link')
    .summary('make a new link to the desk')
    .description(
      'Prints a link with which an operator sets up a passkey or an authenticator app, also after losing the former ones: these, the recovery codes and all sessions end when the link is used. It works once within 24 hours. A former link ends.',
    )
    .argument('<NAME>', 'as listed')
    .action(
      withContext(async ({ database, config, operator }, typed) => {
        const token = await runAsOperator(database, operator, async (transaction) =>
          createStaffLink(transaction, (await getActiveMember(transaction, typed)).id),
        );
        return { text: describeLink(config, token) };
      }),
    );
  staff
    .command('role')
    .summary('give an operator another role')
    .description('Gives an operator another role, and ends their sessions. One owner must remain.')
    .argument('<NAME>', 'as listed')
    .addArgument(
      new Argument('<ROLE>', 'what the person may do at the desk and by calls').choices(STAFF_ROLES),
    )
    .action(
      withContext(async ({ database, operator }, typed, role) => {
        const name = await runAsOperator(database, operator, async (transaction) => {
          const member = await getActiveMember(transaction, typed);
          await changeRole(transaction, member.id, role);
          return member.name;
        });
        return { text: `Changed: ${name} (${role})` };
      }),
    );
  staff
    .command('remove')
    .summary('remove an operator')
    .description(
      'Removes an operator, who can no longer be named with --as and whose sessions, passkeys and codes end. Records of the past keep the name. “staff add” brings the operator back. One owner must remain.',
    )
    .argument('<NAME>', 'as listed')
    .action(
      withContext(async ({ database, operator }, typed) => {
        const name = await runAsOperator(database, operator, async (transaction) => {
          const member = await getActiveMember(transaction, typed);
          await removeStaffMember(transaction, member.id);
          return member.name;
        });
        return { text: `Removed: ${name}` };
      }),
    );
  addSessionCommands(staff, withContext);
}

function addSessionCommands(staff: CommandUnknownOpts, withContext: WithCommandContext): void {
  staff
    .command('session')
    .summary('print a token for the calls of operators')
    .description(
      'Prints a token with which a program makes the calls of operators (see /api/openapi.json) in this person’s name, in the header Authorization. It is valid for 12 hours and is not shown again: keep it as you keep a password.',
    )
    .argument('<NAME>', 'as listed')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, operator }, typed) => {
        const session = await startStaffSession(database, operator, typed);
        const { token, name, expiresAt } = session;
        const text = `Valid until ${formatDateTime(expiresAt)}, in the name of ${name}:\n${token}`;
        return { text, json: session };
      }),
    );
  staff
    .command('sessions')
    .description('list the open sessions of operators')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const rows = await selectStaffSessions(database);
        const cells = rows.map(({ name, kind, createdAt, expiresAt }) => [
          name,
          kind === 'desk' ? 'desk' : 'program',
          formatDateTime(createdAt),
          formatDateTime(expiresAt),
        ]);
        return { text: formatTable(terminal, SESSION_COLUMNS, cells) || 'No session is open.', json: rows };
      }),
    );
  staff
    .command('end-sessions')
    .summary('end the sessions of an operator')
    .description('Logs an operator out of the desk everywhere, and ends the tokens of their programs.')
    .argument('<NAME>', 'as listed')
    .action(
      withContext(async ({ database, operator }, name) => ({
        text: `Ended the sessions of ${await endStaffSessions(database, operator, name)}`,
      })),
    );
}

function describeLink({ desk, deskUrl }: Config, token: string): string {
  const link = staffLinkUrl(deskUrl, token);
  return desk
    ? `This link leads to the desk, once and within 24 hours. Give it to nobody else:\n${link}`
    : 'The desk is switched off (DESK=off), so there is no link to it.';
}
