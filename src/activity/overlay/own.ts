import type { OutboxEntry, OwnContent } from '#sync/outbox.ts'
import type { PageActs } from './pageActs.ts'

/** What the server told about this person's part in an activity. */
export interface Told<Item> {
  /** Epoch milliseconds by this device's clock when it was asked; 0: not yet, or it is never asked. */
  atMs: number
  /** It was asked while something was still on its way. */
  wasEarly: boolean
  /** What is this person's, hidden items too: those stand on no board. */
  items: readonly Item[]
  /** Ids of what this person likes. */
  liked: ReadonlySet<string>
}

/** What this person made and did in an activity, which no document says. */
export interface Own<Item> {
  told: Told<Item>
  /** What this device made. */
  contents: readonly OwnContent[]
  /** What is on its way, in order. */
  pending: readonly OutboxEntry[]
  /** What was done on this page. */
  acts: PageActs
  /** A participant's after the end: the server cannot tell any more what is whose, this device alone knows. SPEC E2. */
  isUntold: boolean
}
