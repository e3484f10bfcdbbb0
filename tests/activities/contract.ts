import type fc from 'fast-check'
import type * as Y from 'yjs'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import type { ActivityModel } from '#domain/activity/model.ts'
import type { Calls } from '#support/calls/calls.ts'
import type { Table, Verdict } from '../api/matrix/verdicts.ts'

/** An activity's documents, and unique texts for them. */
export interface TextRoom extends ActivityDocs {
  canary(): string
}

/** What a call changes in an activity: its desk and its flags. */
export type Act = (room: TextRoom) => void
/** An edit of a desk by a facilitator's browser. */
export type Edit = (desk: Y.Doc, room: TextRoom) => void

/** What the tests of models know of one kind of activity; one suite runs over all kinds. */
export interface TestedModel {
  model: ActivityModel
  /** A new activity with additional headings, nothing of it shown. */
  start(room: TextRoom): void
  /** Content of every type that people write, shown to the room. */
  fill(room: TextRoom): void
  /** Acts of participants and facilitators by calls, flags included; mistakes among them are refused. */
  acts: fc.Arbitrary<Act>
  edits: fc.Arbitrary<Edit>
  /** Shows everything to the room, or hides everything that can be hidden. */
  show(room: TextRoom, shown: boolean): void
  /** For kinds whose input everyone sees as soon as it is written: nothing of it can be hidden. */
  isAlwaysShown?: true
  /** Deletes all input by flags, for kinds whose input starting over does not delete. */
  empty?(desk: Y.Doc): void
  /** The texts that the room may see, computed independently from the rules of SPEC section P. */
  shownTexts(docs: ActivityDocs): unknown[]
  /** Values that are almost valid in a desk, because browsers write desks. */
  almost: fc.Arbitrary<unknown>
  /**
   * Checks invariants on which every screen relies.
   *
   * @throws {Error} when a board violates one
   */
  assertValid(board: Y.Doc): void
}

/** One call of a kind, or a case of it, in the authorization matrix. */
export interface KindCall<Staged> {
  /** The roles that may make it. */
  who: Table<Verdict>
  /** The text between the braces of the operation. */
  call(staged: Staged): string
}

export type KindCalls<Staged> = Readonly<Record<string, KindCall<Staged>>>

/** Makers of calls that the same roles may make. */
export function callsFor<Staged>() {
  type Texts<Name extends string> = Readonly<Record<Name, (staged: Staged) => string>>
  const made = (who: Table<Verdict>, calls: Texts<string>, textOf: (name: string, text: string) => string) =>
    Object.entries(calls).map(([name, call]): [string, KindCall<Staged>] => [
      name,
      { who, call: (staged) => textOf(name.replace(/ \(.*$/, ''), call(staged)) },
    ])
  return {
    /** By the name of the query, and the case in brackets: arguments and selection. */
    queries: <Name extends string>(who: Table<Verdict>, calls: Texts<Name>) =>
      Object.fromEntries(
        made(who, calls, (name, text) => name + text).map(([name, call]) => [`Query.${name}`, call]),
      ) as Record<`Query.${Name}`, KindCall<Staged>>,
    /** By the name of the mutation, and the case in brackets: its arguments. */
    mutations: <Name extends string>(who: Table<Verdict>, calls: Texts<Name>) =>
      Object.fromEntries(
        made(who, calls, (name, args) => `${name}(${args}) { ok errorString }`).map(([name, call]) => [
          ...[`Mutation.${name}`, call],
        ]),
      ) as Record<`Mutation.${Name}`, KindCall<Staged>>,
  }
}

/**
 * The users who fill an activity for the matrix: a facilitator, participant A, who writes the content that the calls use,
 * and participant B.
 */
export interface Staging {
  fay: Calls
  ann: Calls
  ben: Calls
  workshopId: string
}
