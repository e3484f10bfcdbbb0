import type { Message } from '#domain/message.ts'
import type { Effect } from '../entries/effect.ts'
import type { OutboxEntry } from '../entries/outboxEntry.ts'
import type { LateEntries } from './lateEntries.ts'

/** How a kind of activity sends entries otherwise than one by one, as they are. */
export interface Sending {
  /**
   * @param entries in the order of sending
   * @param late entries that are sent at a time of their own. SPEC A5
   * @returns entries that take its place, or the call; null when it is sent as it is
   */
  attempt(
    entry: OutboxEntry,
    entries: readonly OutboxEntry[],
    late: Pick<LateEntries, 'has'>,
  ): Replacement | Attempt | null
  /** What takes the place of entries that were refused; null: they are refused. */
  insteadOfRefused(sent: readonly OutboxEntry[], message: Message): Replacement | null
}

/** Entries that take the place of others. */
export interface Replacement {
  put: OutboxEntry[]
  /** Ids of entries. */
  remove: string[]
}

/** A call, and the entries that it sends. */
export interface Attempt {
  entries: readonly OutboxEntry[]
  document: string
  variables: Record<string, unknown>
}

/** The types of effects that a kind sends in a way of its own, and how: loaded when the first of them is sent. */
export interface SendingOfKind {
  types: readonly Effect['type'][]
  load: () => Promise<Sending>
}

let known: readonly SendingOfKind[] = []

/** Tells the outbox how kinds send; before anything is sent. */
export function sendWith(kinds: readonly SendingOfKind[]): void {
  known = kinds
}

/** How an entry is sent; null: as it is, as also where the code for it fails to load. */
export async function sendingOf({ effect }: OutboxEntry): Promise<Sending | null> {
  const kind = known.find(({ types }) => effect && types.includes(effect.type))
  return kind ? kind.load().catch(() => null) : null
}
