import type { ObjectId } from '#domain/ids.ts'
import { ownOf } from './outboxEntry.ts'
import type { OutboxEntry, OwnContent } from './outboxEntry.ts'
import type { OwnChanges } from './outboxStore.ts'

/** What screens see of an outbox. */
export interface OutboxContents {
  /** In the order they are sent. */
  entries: OutboxEntry[]
  /** What the server acknowledged as this device's own. */
  own: OwnContent[]
  /** Attempts in a row that did not get through. */
  failures: number
  /** The server no longer knows who this is; entries wait for the person to sign in or join. */
  isSignedOut: boolean
  /** There is a connection, and entries that waited for it are sent one by one with pauses. SPEC A5 */
  isSpreading: boolean
}

/** Entries that are still on their way. */
export function pendingEntries({ entries }: OutboxContents): OutboxEntry[] {
  return entries.filter(({ state }) => state.status !== 'refused')
}

/**
 * What this device made in an activity, as the person sees it: with what is still on its way, in the order of making.
 */
export function ownContents(contents: OutboxContents, objectId: ObjectId): OwnContent[] {
  const found = new Map<string, OwnContent>()
  for (const own of contents.own) if (own.objectId === objectId) found.set(own.id, own)
  for (const entry of pendingEntries(contents)) {
    if (entry.objectId !== objectId) continue
    if (entry.creates !== null && !found.has(entry.creates))
      found.set(entry.creates, ownOf(entry, entry.creates, null))
    const changed = isChange(entry) ? found.get(entry.concerns) : undefined
    if (changed) found.set(changed.id, { ...changed, text: entry.text, isSaved: false })
    if (entry.removes !== null) found.delete(entry.removes)
  }
  return [...found.values()].sort((a, b) => a.createdMs - b.createdMs)
}

/** What an acknowledged entry changes of what is known as this device's own. */
export function changesBy(entry: OutboxEntry, own: readonly OwnContent[]): OwnChanges {
  if (entry.creates !== null) return { put: ownOf(entry, entry.creates, Date.now()), remove: entry.removes }
  const changed = isChange(entry) ? own.find(({ id }) => id === entry.concerns) : undefined
  return { put: changed ? { ...changed, text: entry.text } : null, remove: entry.removes }
}

/** Whether its text is the new text of what it concerns; a comment concerns a post and leaves it as it is. */
function isChange(entry: OutboxEntry): entry is OutboxEntry & { concerns: string } {
  return entry.concerns !== null && entry.creates === null && entry.removes === null && entry.text !== ''
}

export function withChanges(own: readonly OwnContent[], { put, remove }: OwnChanges): OwnContent[] {
  const left = own.filter(({ id }) => id !== remove && id !== put?.id)
  return put ? [...left, put] : left
}

/** The refused entry that this one cannot do without; null when there is none. */
export function refusedBefore(entry: OutboxEntry, entries: readonly OutboxEntry[]): OutboxEntry | null {
  if (entry.concerns === null) return null
  return (
    entries.find(({ creates, state }) => creates === entry.concerns && state.status === 'refused') ?? null
  )
}
