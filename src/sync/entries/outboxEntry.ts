import type { TypedDocument } from '#api/generated.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import * as callMessages from '#domain/messages/calls.ts'
import type { AnyMessage, Message } from '#domain/message.ts'
import type { Effect, Fields } from './effect.ts'

/** A person's contribution to send. */
export interface Command<Variables> {
  /** The generated document of the mutation. */
  document: TypedDocument<unknown, Variables>
  /** A call that creates something carries its `id` (from `newId()`), which makes retries idempotent. */
  variables: Variables
  /** The activity or other object it concerns: `usePending(objectId)` finds it. */
  objectId: ObjectId
  /** The name of the act, for the list of refused entries: 'Answer', 'Comment', 'Like'. */
  label: string
  /** What the person typed; kept and copyable in every case. */
  text?: string
  /** Everything that was typed, where that is more than `text`: shown and copied when it is refused. */
  kept?: string
  /** Its effect, as data. A created item is remembered as this device's own until it is removed. */
  effect: Effect
}

export interface OutboxEntry {
  /** Identifies the entry on this device. */
  entryId: string
  workshopId: WorkshopId
  /** The text of the mutation, as sent. */
  document: string
  variables: Record<string, unknown>
  objectId: ObjectId
  label: string
  text: string
  kept?: string
  /** Null: a text that was refused elsewhere, kept to be copied. */
  effect: Effect | null
  /** Entries are sent in this order. */
  order: number
  /** Epoch milliseconds by this device's clock. */
  createdMs: number
  /** false: the browser could not keep it ("not saved on this device"); it is lost when the page closes. */
  isKept: boolean
  /** Of an edit of several texts: the server may have it, because it was sent once. */
  wasSent?: true
  state: { status: 'waiting' } | { status: 'sending' } | RefusedState
}

/** The stored form: an entry of an earlier version has a sentence only. */
export interface RefusedState {
  status: 'refused'
  /** In English. */
  message: string
  /** Code of that sentence, with its arguments. */
  code?: string | null
  values?: Message['values']
}

/** An item that this device made. */
export interface OwnContent {
  id: string
  objectId: ObjectId
  /** As in the effect that made it: 'post', 'comment', … */
  type: string
  /** Its values, with changes since. */
  fields: Fields
  /** What the person typed. */
  text: string
  /** Epoch milliseconds by this device's clock. */
  createdMs: number
  /** The server has it; otherwise it is shown with "not saved yet". */
  isSaved: boolean
  /** When its acknowledgement arrived, by the same clock; unknown for items saved by an earlier version. */
  savedMs?: number
}

/** The document of an entry that is not a call: a text that was refused elsewhere. */
export const nothingToSend: TypedDocument<unknown, object> = ''

/** Whether a refused entry can be sent again. */
export function isSendable({ document }: OutboxEntry): boolean {
  return document !== nothingToSend
}

/** The state of a refused entry. */
export function refusedFor({ sentence, code, values = [] }: Message): RefusedState {
  return { status: 'refused', message: sentence, code, values }
}

/** Name of an entry in the list of refused ones. */
export function labelOf(entry: OutboxEntry): AnyMessage {
  return isSendable(entry) ? entry.label : callMessages.refusedEdits
}

/** Why an entry was refused; null for one that is not. */
export function whyRefused({ state }: OutboxEntry): Message | null {
  if (state.status !== 'refused') return null
  const { message: sentence, code = null, values = [] } = state
  return { sentence, code, values }
}

/** Everything the person typed, as shown and copied when it is refused; empty for an act without text. */
export function wordsOf({ text, kept }: OutboxEntry): string {
  return kept ?? text
}

/** Makes an entry from a command. */
export function entryOf<Variables>(
  command: Omit<Command<Variables>, 'effect'> & { effect: Effect | null },
  made: Pick<OutboxEntry, 'entryId' | 'workshopId' | 'order' | 'createdMs'>,
): OutboxEntry {
  return {
    ...made,
    document: command.document,
    // A copy by value, as after a reload.
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

/** The own item that an entry creates. @param savedMs null while it is unsaved */
export function ownOf(
  { objectId, text, createdMs }: OutboxEntry,
  { id, type, fields }: Effect & { does: 'create' },
  savedMs: number | null,
): OwnContent {
  const own = { id, objectId, type, fields, text, createdMs }
  return savedMs === null ? { ...own, isSaved: false } : { ...own, isSaved: true, savedMs }
}
