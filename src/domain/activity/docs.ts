import * as Y from 'yjs'
import type { DeskCount } from './counts.ts'
import type { ObjectId } from '../ids.ts'

/** The source of a copied answer: ids only, of an activity of the same session. SPEC K12. */
export interface InputSource {
  objectId: ObjectId
  /** The copied item; on no board, because it may be hidden from the room in the source activity. */
  itemId?: string | undefined
}

/** The desk and the board of an activity. */
export interface ActivityDocs {
  desk: Y.Doc
  board: Y.Doc
  /** The server's incremental count of the desk; without it, the counts of the board are used. */
  deskCount?: DeskCount | undefined
  /** The shown votes, for kinds that people vote on; left out where nobody may read them. SPEC BT4. */
  tally?: Y.Doc | undefined
  /** The session has ended, and voting with it. SPEC BT15. */
  hasEnded?: boolean | undefined
}

/** A root map of a document: flat, by id or name, plain values, one key per independently changing value. */
export type Root = (doc: Y.Doc) => { readonly size: number }

/** The root maps of one document, by name. */
export type Roots = Readonly<Record<string, Root>>

/** A root map of documents, with its name. */
export interface RootMap<Value> {
  (doc: Y.Doc): Y.Map<Value>
  readonly key: string
}

/** A root map of which only the keys matter. */
export interface AnyRootMap {
  (doc: Y.Doc): { keys(): Iterable<string>; observe(changed: () => void): void; readonly size: number }
  readonly key: string
}

/** The root map with this name, which journals of live sessions hold: it is never renamed. */
export function rootMap<Value>(key: string): RootMap<Value> {
  return Object.assign((doc: Y.Doc): Y.Map<Value> => doc.getMap(key), { key })
}

/** Root maps that activities of every kind have. */
export const activityRoots = {
  /** Texts of the activity by field; on desks also `notes`. */
  info: rootMap<string>('info'),
  /** id of an answer → its source; no key when it was written in this activity. SPEC K12 */
  sources: rootMap<InputSource>('sources'),
  /** On boards only: what commands show, hide and lock. */
  flags: rootMap<boolean>('flags'),
  /** On boards only: numbers set by commands. */
  settings: rootMap<number>('settings'),
} as const

/** The transaction origin of a facilitator's edits in the browser; the undo manager tracks it. */
export const facilitatorOrigin = 'facilitator'

/**
 * Declares the root maps of a document before updates arrive. A map declared later is not the object in earlier change
 * events.
 */
export function defineRoots(doc: Y.Doc, roots: Roots): void {
  for (const root of Object.values(roots)) root(doc)
}

/** Whether a document is empty, for activities of any kind. */
export function isUnwritten(doc: Y.Doc): boolean {
  return Y.decodeStateVector(Y.encodeStateVector(doc)).size === 0
}

/**
 * The number of keys that a map has or ever had. It is known at once, while the `size` of a `Y.Map` walks all items to
 * leave out those that were removed: for limits of what a document keeps, at each act.
 */
export function keysEver<Value>(map: Y.Map<Value>): number {
  return map._map.size
}
