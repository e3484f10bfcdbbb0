import type fc from 'fast-check'
import type * as Y from 'yjs'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import type { ActivityModel } from '#domain/activity/model.ts'
import type { Calls } from '#support/calls.ts'
import type { Table, Verdict } from '../api/matrix/verdicts.ts'

/** An activity's documents, and texts for them that stand nowhere else. */
export interface TextRoom extends ActivityDocs {
  canary(): string
}

/** What a call does with an activity: with its desk and its flags. */
export type Act = (room: TextRoom) => void
/** What a facilitator does with a desk in the browser. */
export type Edit = (desk: Y.Doc, room: TextRoom) => void

/** What the tests of models know of one kind of activity; one suite runs over all of them. */
export interface TestedModel {
  model: ActivityModel
  /** A new activity and places for more, nothing of it shown. */
  start(room: TextRoom): void
  /** Something of everything that people write, shown to the room. */
  fill(room: TextRoom): void
  /** What participants and facilitators do by calls, flags included; mistakes among it are refused. */
  acts: fc.Arbitrary<Act>
  edits: fc.Arbitrary<Edit>
  /** Shows everything to the room, or hides what can be hidden. */
  show(room: TextRoom, shown: boolean): void
  /** The texts the room may see, worked out once more and from nothing but the specification. */
  shownTexts(docs: ActivityDocs): unknown[]
  /** Values that are almost what a desk holds: desks are written by browsers. */
  almost: fc.Arbitrary<unknown>
  /** What every screen may rely on. @throws {Error} where a board is not as they do */
  assertValid(board: Y.Doc): void
}

/** One call of a kind, or a case of it, in the authorization matrix. */
export interface KindCall<Staged> {
  /** Who may do it. */
  who: Table<Verdict>
  /** What stands between the braces of the operation. */
  call(staged: Staged): string
}

export type KindCalls<Staged> = Readonly<Record<string, KindCall<Staged>>>

/** Who fills an activity for the matrix: a facilitator, and a participant who writes what the calls are about. */
export interface Staging {
  fay: Calls
  ann: Calls
  workshopId: string
}
