import type { TypedDocument } from '#api/generated.ts'
import type { ObjectId } from '#domain/ids.ts'

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
  /** Id of what it changes: when the outbox refused to make that, it is refused too. */
  concerns?: string
}

export interface OutboxEntry {
  /** Names the entry on this device. */
  entryId: string
  operation: string
  variables: Record<string, unknown>
  objectId: ObjectId
  label: string
  text: string
  creates: string | null
  concerns: string | null
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
  /** Operation that made it: 'CreatePost', 'CreateComment', … */
  operation: string
  variables: Record<string, unknown>
  text: string
  createdMs: number
  /** The server has it; else it is shown with "not saved yet". */
  isSaved: boolean
}

export interface OutboxView {
  /** Waiting or being sent, in order. */
  pending: OutboxEntry[]
  /** What the server did not take, with why: show the text and offer copy, retry, dismiss. */
  refused: OutboxEntry[]
  /** Puts a command into the outbox: it is on this device before it is sent. Never fails. */
  send: <Variables>(command: Command<Variables>) => void
  dismiss: (entryId: string) => void
  retry: (entryId: string) => void
  /** Copies the text; false where the browser does not allow it. */
  copy: (entryId: string) => Promise<boolean>
}

/** This device's outbox in the room. */
export function useOutbox(): OutboxView {
  throw new Error('useOutbox')
}

/** Waiting entries about one activity, in order: for what is shown before the server has it (likes, edits, deletes). */
export function usePending(_objectId: ObjectId): OutboxEntry[] {
  throw new Error('usePending')
}

/**
 * What this device made in one activity, saved or not. A screen shows these beside the board's, the board's winning where
 * both have the id: so an answer is there at once and nothing flickers when it is saved.
 */
export function useOwnContents(_objectId: ObjectId): OwnContent[] {
  throw new Error('useOwnContents')
}

/** Own contents that the server does not have yet. */
export function usePendingPosts(_objectId: ObjectId): OwnContent[] {
  throw new Error('usePendingPosts')
}
