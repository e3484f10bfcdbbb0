import type fc from 'fast-check'
import type * as Y from 'yjs'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import type { ActivityModel } from '#domain/activity/model.ts'
import type { Calls } from '#support/calls.ts'
import type { Stage } from '../api/matrix/stage.ts'
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
  call(staged: Staged, stage: Stage): string
}

export type KindCalls<Staged> = Readonly<Record<string, KindCall<Staged>>>

/** Who fills an activity for the matrix: a facilitator, and a participant who writes what the calls are about. */
export interface Staging {
  fay: Calls
  ann: Calls
  workshopId: string
}

/** The rows of a kind's calls, by case. */
export function policyOf<Cases extends KindCalls<never>>(
  cases: Cases,
): { [Case in keyof Cases]: Cases[Case]['who'] } {
  const rows = Object.entries(cases).map(([name, { who }]) => [name, who])
  return Object.fromEntries(rows) as { [Case in keyof Cases]: Cases[Case]['who'] }
}

/** How the cases of a kind are called. @param stagedIn where the kind has put what they are about */
export function callsIn<Staged, Cases extends KindCalls<Staged>>(
  cases: Cases,
  stagedIn: (stage: Stage) => Staged,
): { [Case in keyof Cases]: (stage: Stage) => string } {
  const makers = Object.entries(cases).map(([name, { call }]) => [
    name,
    (stage: Stage) => call(stagedIn(stage), stage),
  ])
  return Object.fromEntries(makers) as { [Case in keyof Cases]: (stage: Stage) => string }
}
