import type { TypedDocument } from '#api/generated.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Effect, Fields } from './effect.ts'

/** What a person contributes, on its way. */
export interface Command<Variables> {
  /** The documented mutation, made by the generator. */
  document: TypedDocument<unknown, Variables>
  /** A call that makes something carries its `id` (from `newId()`), so that sent twice it happens once. */
  variables: Variables
  /** What it is about: `usePending(objectId)` finds it. */
  objectId: ObjectId
  /** The act, for the list of what was refused: 'Answer', 'Comment', 'Like'. */
  label: string
  /** What the person typed, kept and copyable whatever happens. */
  text?: string
  /** All that was typed, where that is more than `text`: shown and copied when it is refused. */
  kept?: string
  /** What it does, as data. What it creates is remembered as this device's own, until it is removed. */
  effect: Effect
}

export interface OutboxEntry {
  /** Names the entry on this device. */
  entryId: string
  workshopId: WorkshopId
  /** The text of the mutation, as it is sent. */
  document: string
  variables: Record<string, unknown>
  objectId: ObjectId
  label: string
  text: string
  kept?: string
  /** Null: a text that was refused in another way, and is kept to be copied. */
  effect: Effect | null
  /** Entries are sent in this order. */
  order: number
  /** Epoch milliseconds by this device's clock. */
  createdMs: number
  /** false: the browser could not keep it ("not saved on this device"); it is lost when the page closes. */
  isKept: boolean
  state: { status: 'waiting' } | { status: 'sending' } | { status: 'refused'; message: string }
}

/** Something this device made. */
export interface OwnContent {
  id: string
  objectId: ObjectId
  /** As the effect that made it calls it: 'post', 'comment', … */
  type: string
  /** As it was made and changed since. */
  fields: Fields
  /** What the person typed. */
  text: string
  /** Epoch milliseconds by this device's clock. */
  createdMs: number
  /** The server has it; else it is shown with "not saved yet". */
  isSaved: boolean
  /** When the server's word of that came, in the same milliseconds; of what was saved by an earlier version it is not known. */
  savedMs?: number
}

/** The document of an entry that is no call: a text that was refused in another way. */
export const nothingToSend: TypedDocument<unknown, object> = ''

/** Whether a refused entry can be sent again. */
export function isSendable({ document }: OutboxEntry): boolean {
  return document !== nothingToSend
}

/** All that the person typed, as it is shown and copied when it is refused; empty for an act without words. */
export function wordsOf({ text, kept }: OutboxEntry): string {
  return kept ?? text
}

/** The entry a command becomes. */
export function entryOf<Variables>(
  command: Omit<Command<Variables>, 'effect'> & { effect: Effect | null },
  made: Pick<OutboxEntry, 'entryId' | 'workshopId' | 'order' | 'createdMs'>,
): OutboxEntry {
  return {
    ...made,
    document: command.document,
    // A copy by value, as it will be after a reload.
    variables: JSON.parse(JSON.stringify(command.variables)) as Record<string, unknown>,
    objectId: command.objectId,
    label: command.label,
    text: command.text ?? '',
    ...(command.kept !== undefined && { kept: command.kept }),
    effect: command.effect,
    isKept: false,
    state: { status: 'waiting' },
  }
}

/** What an entry makes this device's own. @param savedMs null while it is on its way */
export function ownOf(
  { objectId, text, createdMs }: OutboxEntry,
  { id, type, fields }: Effect & { does: 'create' },
  savedMs: number | null,
): OwnContent {
  const own = { id, objectId, type, fields, text, createdMs }
  return savedMs === null ? { ...own, isSaved: false } : { ...own, isSaved: true, savedMs }
}
