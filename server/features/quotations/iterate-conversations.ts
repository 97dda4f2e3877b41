import { formatEstimateNumber } from '#domain/financial-year.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { readInBatches } from '#server/platform/database/read-in-batches.ts';
import { type ConversationData, selectConversationData } from './conversation-data-queries.ts';

/** With 60 messages of 4,000 characters, each can have 240 KB of JSON. */
const BATCH_SIZE = 4;

/** The conversations about a buyer's quote requests for the download of their data, in batches. */
export async function* iterateConversationBatches(database: Database, accountId: string) {
  const batches = readInBatches<Awaited<ReturnType<typeof selectConversationData>>[number]>(
    BATCH_SIZE,
    (last) => selectConversationData(database, accountId, last, BATCH_SIZE),
  );
  for await (const conversations of batches) yield conversations.map(presentConversation);
}

function presentConversation({
  financialYear,
  runningNumber,
  state,
  steps,
  counters,
  acceptances,
  messages,
  links,
  shipments,
  returns,
}: ConversationData) {
  return {
    estimate_number: formatEstimateNumber(financialYear, runningNumber),
    state,
    ...{ steps, counter_offers: counters, acceptances, messages, links, shipments, returns },
  };
}
