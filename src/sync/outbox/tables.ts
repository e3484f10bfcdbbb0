import { newId } from '#api/newId.ts'
import type { Message } from '#domain/message.ts'
import { mergedFill, splitFill } from './fill.ts'
import type { Replacement } from './fill.ts'
import type { LateEntries } from './lateEntries.ts'
import type { OutboxEntry } from './outboxEntry.ts'
import { rowsTogether } from './rowsTogether.ts'
import type { Attempt } from './rowsTogether.ts'

/** Entries that were refused together: nobody knows because of which of them, so each is sent alone. */
const alone = new Set<string>()

/**
 * How an entry about a planner's table is sent: edits of a cell are merged before, and new rows go together. SPEC PL7, PL15.
 *
 * @param entries in the order of sending
 * @param late entries that are sent at a time of their own. SPEC A5
 * @returns entries that take its place, or the call; null when it is sent as it is
 */
export function tableAttempt(
  entry: OutboxEntry,
  entries: readonly OutboxEntry[],
  late: Pick<LateEntries, 'has'>,
): Replacement | Attempt | null {
  if (entry.effect?.does === 'fill') return mergedFill(entry, entries)
  const mayJoin = (one: OutboxEntry): boolean => !alone.has(one.entryId) && !late.has(one)
  return mayJoin(entry) ? rowsTogether(entry, entries.filter(mayJoin)) : null
}

/** What takes the place of entries that were refused; null: they are refused. */
export function insteadOfRefused(sent: readonly OutboxEntry[], message: Message): Replacement | null {
  const [entry] = sent
  if (entry && sent.length === 1) return splitFill(entry, message, newId)
  for (const { entryId } of sent) alone.add(entryId)
  return { put: [], remove: [] }
}
