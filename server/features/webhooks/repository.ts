import { and, arrayContains, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { WebhookEvent } from '#contract/webhook-events.ts';
import type { DELIVERY_STATES } from '#contract/webhooks.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import {
  quotationEvents,
  quoteRequests,
  requestTotals,
  webhookDeliveries,
  webhookEndpoints,
} from '#server/platform/database/schema.ts';

export type Endpoint = typeof webhookEndpoints.$inferSelect;
type NewEndpoint = typeof webhookEndpoints.$inferInsert;
type NewDelivery = typeof webhookDeliveries.$inferInsert;

export async function selectEndpoints(db: DbExecutor): Promise<Endpoint[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

export async function selectEndpoint(db: DbExecutor, id: string): Promise<Endpoint | undefined> {
  const rows = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  return rows[0];
}

export async function lockEndpoint(transaction: Transaction, id: string): Promise<Endpoint | undefined> {
  const rows = await transaction
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for('update');
  return rows[0];
}

/** The ids of those that are switched on and want to know of such an event. */
export async function selectEndpointsFor(db: DbExecutor, event: WebhookEvent): Promise<string[]> {
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(isNull(webhookEndpoints.switchedOffAt), arrayContains(webhookEndpoints.events, [event])));
  return rows.map(({ id }) => id);
}

export async function insertEndpoint(transaction: Transaction, endpoint: NewEndpoint): Promise<void> {
  await transaction.insert(webhookEndpoints).values(endpoint);
}

export async function updateEndpoint(
  transaction: Transaction,
  id: string,
  changes: Partial<Pick<NewEndpoint, 'url' | 'events' | 'failingSince'>> & { switchedOffAt?: Date | null },
): Promise<void> {
  await transaction.update(webhookEndpoints).set(changes).where(eq(webhookEndpoints.id, id));
}

export async function deleteEndpoint(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
}

/** An event of a quote request, with what a message says of the request. */
export async function selectEvent(db: DbExecutor, quoteRequestId: string, number: number) {
  const rows = await db
    .select({
      event: quotationEvents,
      financialYear: quoteRequests.financialYear,
      runningNumber: quoteRequests.runningNumber,
      state: quoteRequests.state,
      totalPaise: requestTotals.totalPaise,
    })
    .from(quotationEvents)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quotationEvents.quoteRequestId))
    .leftJoin(requestTotals, eq(requestTotals.quoteRequestId, quotationEvents.quoteRequestId))
    .where(and(eq(quotationEvents.quoteRequestId, quoteRequestId), eq(quotationEvents.number, number)));
  return rows[0];
}

export type RequestEvent = NonNullable<Awaited<ReturnType<typeof selectEvent>>>;

/** @returns the id; undefined when the endpoint has a message about this event already. */
export async function insertDelivery(
  transaction: Transaction,
  delivery: NewDelivery,
): Promise<string | undefined> {
  const rows = await transaction
    .insert(webhookDeliveries)
    .values(delivery)
    .onConflictDoNothing()
    .returning({ id: webhookDeliveries.id });
  return rows[0]?.id;
}

/** Counts an attempt. @returns what to send and where; undefined when there is nothing to send any more. */
export async function startAttempt(db: DbExecutor, id: string) {
  const rows = await db
    .update(webhookDeliveries)
    .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, lastAttemptAt: sql`now()` })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.state, 'waiting'),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
      ),
    )
    .returning({
      endpointId: webhookEndpoints.id,
      url: webhookEndpoints.url,
      secret: webhookEndpoints.secret,
      switchedOffAt: webhookEndpoints.switchedOffAt,
      body: webhookDeliveries.body,
      attempts: webhookDeliveries.attempts,
    });
  return rows[0];
}

export async function updateDelivery(
  db: DbExecutor,
  id: string,
  changes: Partial<Pick<NewDelivery, 'state' | 'attempts' | 'responseStatus' | 'response'>>,
): Promise<void> {
  await db.update(webhookDeliveries).set(changes).where(eq(webhookDeliveries.id, id));
}

export async function clearFailing(db: DbExecutor, endpointId: string): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ failingSince: null })
    .where(and(eq(webhookEndpoints.id, endpointId), sql`${webhookEndpoints.failingSince} is not null`));
}

/**
 * Notes the first failure of an endpoint that is on: when an operator has just switched it off, that was not the
 * reason.
 */
export async function noteFailing(db: DbExecutor, endpointId: string): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ failingSince: sql`now()` })
    .where(
      and(
        eq(webhookEndpoints.id, endpointId),
        isNull(webhookEndpoints.failingSince),
        isNull(webhookEndpoints.switchedOffAt),
      ),
    );
}

/** Switches an endpoint off if it has failed for this many days. @returns whether it was switched off. */
export async function switchOffFailing(db: DbExecutor, endpointId: string, days: number): Promise<boolean> {
  const rows = await db
    .update(webhookEndpoints)
    .set({ switchedOffAt: sql`now()` })
    .where(
      and(
        eq(webhookEndpoints.id, endpointId),
        isNull(webhookEndpoints.switchedOffAt),
        lt(webhookEndpoints.failingSince, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .returning({ id: webhookEndpoints.id });
  return rows.length > 0;
}

export async function selectDelivery(transaction: Transaction, id: string) {
  const rows = await transaction
    .select({
      endpointId: webhookDeliveries.endpointId,
      state: webhookDeliveries.state,
      switchedOffAt: webhookEndpoints.switchedOffAt,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, id))
    .for('update', { of: webhookDeliveries });
  return rows[0];
}

type DeliveryFilter = {
  endpointId: string;
  state: (typeof DELIVERY_STATES)[number] | undefined;
  after: string | undefined;
};

/** The newest first. */
export async function selectDeliveries(
  db: DbExecutor,
  { endpointId, state, after }: DeliveryFilter,
  limit: number,
) {
  const { createdAt, id } = webhookDeliveries;
  return db
    .select({
      delivery: webhookDeliveries,
      financialYear: quoteRequests.financialYear,
      runningNumber: quoteRequests.runningNumber,
    })
    .from(webhookDeliveries)
    .innerJoin(quoteRequests, eq(quoteRequests.id, webhookDeliveries.quoteRequestId))
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        state && eq(webhookDeliveries.state, state),
        after === undefined
          ? undefined
          : sql`(${createdAt}, ${id}) < (select created_at, id from webhook_deliveries where id = ${after})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export type ListedDelivery = Awaited<ReturnType<typeof selectDeliveries>>[number];
