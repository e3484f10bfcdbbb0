import type { WorkshopId } from '#domain/ids.ts'
import { insertUpdates } from '#server/database/contents/journal.ts'
import type { JournalEntry, Queryable } from '#server/database/contents/journal.ts'
import { statement } from '#server/database/connection/statement.ts'

/** Appends updates of a workshop's documents without a tick. The caller holds the workshop's lock. */
export async function appendUpdates(
  client: Queryable,
  workshopId: WorkshopId,
  entries: readonly JournalEntry[],
): Promise<void> {
  if (entries.length > 0) await client.query(statement((bind) => insertUpdates(bind, workshopId, entries)))
}
