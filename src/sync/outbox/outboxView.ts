import type { ObjectId } from '#domain/ids.ts'
import { madeBy, neededBy } from '../entries/effect.ts'
import { ownAfterBallot } from './ownBallots.ts'
import { ownOf } from '../entries/outboxEntry.ts'
import type { OutboxEntry, OwnContent } from '../entries/outboxEntry.ts'
import type { OwnChanges } from './outboxStore.ts'

/** What screens see of an outbox. */
export interface OutboxContents {
  /** In the order of sending. */
  entries: OutboxEntry[]
  /** This device's own items that the server acknowledged. */
  own: OwnContent[]
  /** Failed attempts in a row. */
  failures: number
  /** The server rejects the identity; entries wait until the person signs in or joins. */
  isSignedOut: boolean
  /** There is a connection, and late entries are sent one by one with pauses. SPEC A5 */
  isSpreading: boolean
}

/** Entries in the order of sending, those that are being sent marked as such. */
export function shownEntries(entries: readonly OutboxEntry[], sendingIds: readonly string[]): OutboxEntry[] {
  return entries
    .map((entry) => {
      const status = sendingIds.includes(entry.entryId) ? 'sending' : 'waiting'
      return entry.state.status === 'refused' || entry.state.status === status
        ? entry
        : { ...entry, state: { status } as const }
    })
    .sort((a, b) => a.order - b.order || (a.entryId < b.entryId ? -1 : 1))
}

/** Entries not yet acknowledged or refused. */
export function pendingEntries({ entries }: OutboxContents): OutboxEntry[] {
  return entries.filter(({ state }) => state.status !== 'refused')
}

/** This device's own items of an activity as the person sees them: with unsaved changes, in order of creation. */
export function ownContents(contents: OutboxContents, objectId: ObjectId): OwnContent[] {
  const found = new Map<string, OwnContent>()
  for (const own of contents.own) if (own.objectId === objectId) found.set(own.id, own)
  for (const entry of pendingEntries(contents)) {
    const { effect } = entry
    if (entry.objectId !== objectId || !effect || effect.does === 'vote' || effect.does === 'fill') continue
    if (effect.does === 'create' && !found.has(effect.id)) found.set(effect.id, ownOf(entry, effect, null))
    const changed = changeBy(entry, found.get(effect.id))
    if (changed) found.set(effect.id, { ...changed, isSaved: false })
    if (effect.does === 'remove') found.delete(effect.id)
  }
  return [...found.values()].sort((a, b) => a.createdMs - b.createdMs)
}

/** Changes of this device's own items by an acknowledged entry. */
export function changesBy(entry: OutboxEntry, own: readonly OwnContent[]): OwnChanges {
  const { effect } = entry
  if (effect?.does === 'create') return { put: ownOf(entry, effect, Date.now()), remove: null }
  if (effect?.does === 'remove') return { put: null, remove: effect.id }
  if (effect?.does === 'vote') return { put: ownAfterBallot(entry, effect, own, Date.now()), remove: null }
  const known = own.find(({ id }) => id === effect?.id)
  return { put: changeBy(entry, known), remove: null }
}

/** An own item as an entry changes it; null where it does not. A comment belongs to a post and leaves it unchanged. */
function changeBy({ effect, text }: OutboxEntry, own: OwnContent | undefined): OwnContent | null {
  if (effect?.does !== 'change' || !own) return null
  return { ...own, text: text === '' ? own.text : text, fields: { ...own.fields, ...effect.fields } }
}

export function withChanges(own: readonly OwnContent[], { put, remove }: OwnChanges): OwnContent[] {
  const left = own.filter(({ id }) => id !== remove && id !== put?.id)
  return put ? [...left, put] : left
}

/** The refused entry that this one depends on; null when there is none. */
export function refusedBefore(entry: OutboxEntry, entries: readonly OutboxEntry[]): OutboxEntry | null {
  const needed = neededBy(entry.effect)
  if (needed === null) return null
  return entries.find(({ effect, state }) => madeBy(effect) === needed && state.status === 'refused') ?? null
}
