import type { Brand } from '#domain/brand.ts';
import { dryRun } from '#server/features/admin/dry-run.ts';
import { byStaffCall, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import {
  type ComposedMail,
  composeQueuedEmails,
} from '#server/features/quotation-emails/compose-queued-emails.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import type { StaffCaller } from '#server/platform/http/handlers.ts';
import { readStaffQuotation, type StaffQuotation } from './read-staff-quotation.ts';

export type StaffDependencies = {
  database: Database;
  brand: Brand;
  operatorEmail: string | undefined;
};

type Step = {
  request: string;
  version?: number | undefined;
  dry_run?: boolean | undefined;
  no_mail?: boolean | undefined;
};

/** As the use cases of quotations take it. */
export type Target = {
  quoteRequestId: string;
  operator: string;
  expectedVersion: number | undefined;
  isSilent: boolean;
};

/** Takes a step in an operator's name, or only finds out what it would do: then also the mails that it would send. */
export async function takeStaffStep(
  dependencies: StaffDependencies,
  staff: StaffCaller,
  { request, version, dry_run: isDryRun = false, no_mail: isSilent = false }: Step,
  step: (transaction: Transaction, target: Target) => Promise<unknown>,
): Promise<{ quotation: StaffQuotation; mails: ComposedMail[] }> {
  const { database, brand } = dependencies;
  const target = { quoteRequestId: request, operator: staff.name, expectedVersion: version, isSilent };
  const take = async (transaction: Transaction) => {
    await step(transaction, target);
    const quotation = await readStaffQuotation(transaction, brand, request);
    return { quotation, mails: isDryRun ? await composeQueuedEmails(transaction, dependencies) : [] };
  };
  return isDryRun
    ? dryRun(database, byStaffCall(staff), take)
    : runAsOperator(database, byStaffCall(staff), take);
}
