import type { TypedDocument } from '#api/generated.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'

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
  /** Id of what it makes: it is remembered as this device's own. */
  creates?: string
  /** Id of what it changes: if that was refused, this is refused too. Where it is this device's own and nothing is created, `text` is its new text. */
  concerns?: string
  /** Id of what it takes away: it is no longer this device's own then. */
  removes?: string
}

export interface OutboxEntry {
  /** Names the entry on this device. */
  entryId: string
  workshopId: WorkshopId
  /** Name of the mutation: 'CreatePost', 'CreateComment', … */
  operation: string
  /** Its text, as it is sent. */
  document: string
  variables: Record<string, unknown>
  objectId: ObjectId
  label: string
  text: string
  creates: string | null
  concerns: string | null
  removes: string | null
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
  /** Name of the mutation that made it: 'CreatePost', 'CreateComment', … */
  operation: string
  variables: Record<string, unknown>
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

/** The entry a command becomes. */
export function entryOf<Variables>(
  command: Command<Variables>,
  made: Pick<OutboxEntry, 'entryId' | 'workshopId' | 'order' | 'createdMs'>,
): OutboxEntry {
  return {
    ...made,
    document: command.document,
    operation: /\bmutation (\w+)/.exec(command.document)?.[1] ?? '',
    // A copy by value, as it will be after a reload.
    variables: JSON.parse(JSON.stringify(command.variables)) as Record<string, unknown>,
    objectId: command.objectId,
    label: command.label,
    text: command.text ?? '',
    creates: command.creates ?? null,
    concerns: command.concerns ?? null,
    removes: command.removes ?? null,
    isKept: false,
    state: { status: 'waiting' },
  }
}

/** What an entry makes this device's own. @param savedMs null while it is on its way */
export function ownOf(entry: OutboxEntry, id: string, savedMs: number | null): OwnContent {
  const { objectId, operation, variables, text, createdMs } = entry
  const own = { id, objectId, operation, variables, text, createdMs }
  return savedMs === null ? { ...own, isSaved: false } : { ...own, isSaved: true, savedMs }
}
