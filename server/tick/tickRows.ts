import type { ObjectId } from '#domain/ids.ts'
import type { ContentRow } from '../database/contents/contents.ts'
import type { TagRow } from '../database/contents/tags.ts'
import type { CountDelta } from '../database/contents/voteCounts.ts'
import type { VoteRow } from '../database/contents/votes.ts'

/** The net row changes of a tick: a row that one command adds and the next removes is not included. */
export interface TickRows {
  contents: ContentRow[]
  /** Found on a desk. Existing rows are left unchanged. */
  seenContents: ContentRow[]
  /** By id. */
  votes: Map<string, VoteRow>
  removedVotes: Set<string>
  /** Stored votes with new values, by id. */
  changedVotes: Map<string, Pick<VoteRow, 'id' | 'objectId' | 'round' | 'value1' | 'value2' | 'share'>>
  /** By how much the numbers of equal votes change. SPEC BT3. */
  countChanges: Map<string, CountDelta>
  /** By the tag in hex. */
  tags: Map<string, TagRow>
  removedTags: Map<string, Buffer>
  /** Kinds of tags of which an activity loses all. */
  clearedTags: { objectId: ObjectId; kind: string }[]
  /** Rounds that are undone. They are deleted before anything else of the tick is written or looked up again. */
  forgotten: { objectId: ObjectId; round: number; isDone: boolean }[]
  statements: { text: string; values: unknown[] }[]
  lastStatements: { text: string; values: unknown[] }[]
}

export function noRows(): TickRows {
  return {
    contents: [],
    seenContents: [],
    votes: new Map(),
    removedVotes: new Set(),
    changedVotes: new Map(),
    countChanges: new Map(),
    tags: new Map(),
    removedTags: new Map(),
    clearedTags: [],
    forgotten: [],
    statements: [],
    lastStatements: [],
  }
}
