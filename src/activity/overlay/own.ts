import type { OutboxEntry, OwnContent } from '#sync/room/outbox.ts'
import type { PageActs } from './pageActs.ts'

/** The server's answer about this person's part in an activity. */
export interface FetchedOwn<Item> {
  /** When it was asked, in epoch milliseconds by this device's clock; 0: not yet, or never. */
  atMs: number
  /** Entries were unsent when it was asked. */
  wasEarly: boolean
  /** This person's items, including hidden ones, which are on no board. */
  items: readonly Item[]
  /** Ids of the items that this person likes. */
  liked: ReadonlySet<string>
}

/** This person's items and acts in an activity, which no document names. */
export interface Own<Item> {
  fetched: FetchedOwn<Item>
  /** Items made on this device. */
  contents: readonly OwnContent[]
  /** Unsent entries, in order. */
  pending: readonly OutboxEntry[]
  /** Acts on this page. */
  acts: PageActs
  /**
   * A participant's list after the end: the server can no longer attribute items, only this device knows them. SPEC E2
   */
  isDeviceOnly: boolean
}
