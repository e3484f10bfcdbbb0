import { newId } from '#api/newId.ts'
import { mergedFill, splitFill } from './fill.ts'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'
import type { Sending } from '#sync/outbox/sending.ts'
import { rowsTogether } from './rowsTogether.ts'

/** Entries that were refused together: nobody knows because of which of them, so each is sent alone. */
const alone = new Set<string>()

/** Edits of a cell are merged before they are sent, and new rows go together. SPEC PL7, PL15. */
export const tableSending: Sending = {
  attempt(entry, entries, late) {
    if (entry.effect?.does === 'fill') return mergedFill(entry, entries)
    const mayJoin = (one: OutboxEntry): boolean => !alone.has(one.entryId) && !late.has(one)
    return mayJoin(entry) ? rowsTogether(entry, entries.filter(mayJoin)) : null
  },
  insteadOfRefused(sent, message) {
    const [entry] = sent
    if (entry && sent.length === 1) return splitFill(entry, message, newId)
    for (const { entryId } of sent) alone.add(entryId)
    return { put: [], remove: [] }
  },
}
