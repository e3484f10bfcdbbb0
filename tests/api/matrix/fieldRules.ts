import type { Cast } from './cast.ts'
import type { Stage as AnyStage } from './stage.ts'

/**
 * With a question and a topic that are hidden from participants, both named Third like the notes, and with hidden
 * numbers of likes.
 */
export interface Stage extends AnyStage {
  hiddenQuestionId: string
  hiddenTopicId: string
}

/** Callers who get an answer at all; some see more of it than others. */
export const viewers = [
  'projector',
  'remote',
  'participantB',
  'participantA',
  'coFacilitator',
  'facilitator',
] as const
export type Viewer = (typeof viewers)[number]

/** What each viewer reads in a field. */
export interface FieldRule {
  /** A query, and the path of the value in its answer. */
  ask: (stage: Stage) => string
  value: (answer: Answer, stage: Stage) => unknown
  expected: (stage: Stage, cast: Cast) => Record<Viewer, unknown>
}

/** Raw answers with everything that the rules look at. */
export interface Answer {
  workshop: Record<string, unknown> & { facilitatorGroup: { id: string }[] }
  brainstorm: Record<string, unknown> & { posts: Thing[]; postGroups: Thing[] }
  activeUsers: { activeUserList: { id: string }[] }
  evaluate: Record<string, unknown> & { polls: Thing[] }
  identify: Record<string, unknown> & { topics: { id: string; answers: Thing[] }[] }
  organize: Record<string, unknown> & { items: Record<string, unknown>[] }
  plan: Record<string, unknown> & { rows: Thing[] }
  pulse: Record<string, unknown> & {
    slidergroupSet: (Record<string, unknown> & { sliderpollSet: Record<string, unknown>[] })[]
  }
  presentPdf: Record<string, unknown> & { comments: Thing[] }
  votes: Record<string, unknown>[]
  post: Thing
}

export type Thing = Record<string, unknown> & {
  id: string
  comments: (Thing & { subComments: Thing[] })[]
}

export const same = (value: unknown): Record<Viewer, unknown> => ({
  ...{ projector: value, remote: value, participantB: value, participantA: value },
  ...{ coFacilitator: value, facilitator: value },
})
export const forFacilitators = (value: unknown, others: unknown): Record<Viewer, unknown> => ({
  ...same(others),
  ...{ coFacilitator: value, facilitator: value },
})
export const forA = (value: unknown, others: unknown): Record<Viewer, unknown> => ({
  ...same(others),
  participantA: value,
})

export const byId = (things: readonly Thing[], id: string): Thing | undefined =>
  things.find((thing) => thing.id === id)
