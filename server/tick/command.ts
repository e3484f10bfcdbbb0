import type { Actor } from '#domain/actor.ts'
import type { ObjectId, UserId, WorkshopId } from '#domain/ids.ts'
import type { ContentKind } from '#domain/activity/contents.ts'
import type { Activity } from '#domain/activity/model.ts'
import type { BallotVote, VoteValues } from '#domain/activity/votes/tally.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import type * as Y from 'yjs'

/**
 * One act on a workshop's documents and rows. The tick runs it inside its transaction on shadow documents, so nothing
 * of it is visible before it is durable. SPEC C1, C3.
 */
export interface Command<Result> {
  workshopId: WorkshopId
  /** The user who acts. `tagOf` makes the only trace of a person that is stored. */
  author: CommandAuthor
  /** Whether the command also runs in a workshop that has ended; all others are refused there. SPEC E1. */
  outlivesEnd?: boolean
  /**
   * Everyone waits for it: its tick starts as soon as no other tick is running, and includes the acts that are queued.
   */
  isUrgent?: boolean
  /** Activities whose desk and board the command touches. The state document is always available. */
  objectIds: readonly ObjectId[]
  /** Kinds of those activities that are in no agenda yet; for all others the kind comes from the part. */
  newActivities?: ReadonlyMap<ObjectId, ActivityKind>
  /**
   * Ids of contents that the command looks up: whether they exist, and whether the author created them. Ids that it
   * looks up without naming them here are fetched too, at the cost of another database query.
   */
  contentIds?: readonly string[]
  /** Ids that the caller made for parts, activities and likes: the command looks up whether they are used. */
  newIds?: readonly string[]
  /** Ids of uploaded files that the command looks up, in the same way. */
  fileIds?: readonly string[]
  /**
   * Ids of posts or groups for which the command looks up this author's like. Unnamed ones are fetched in the same way.
   */
  voteTargets?: readonly string[]
  /**
   * What a command about votes looks up: this author's votes of a round, and tags that may be stored, as its activity
   * stood before the tick (null: it is gone). Unnamed ones are fetched in the same way.
   */
  ballot?: {
    round: number
    targetIds: readonly string[]
    tags: (activity: Activity | null) => readonly Buffer[]
  }
  /**
   * Checks first, and throws `UserMistake` or `Refusal` before it writes anything. Then it changes the shadow documents
   * through functions of the domain, and returns the row changes. It may run more than once (a lookup was missing, the
   * transaction failed), so it has no side effects outside the documents of its workshop, and catches no errors.
   */
  run(workshop: CommandWorkshop): CommandOutcome<Result>
}

export interface CommandAuthor {
  role: Actor['role']
  /** HMAC(workshop key, member secret + purpose), 32 bytes. Always called through `tags.ts`. */
  tagOf(purpose: string): Buffer
}

/** What a command may read and change while it runs. */
export interface CommandWorkshop {
  /** Document of kind `state`. */
  state: Y.Doc
  /**
   * An activity that the command names.
   *
   * @throws {Refusal} `NOT_FOUND` when no part has it any more or its kind is not built
   */
  activity(objectId: ObjectId): Activity
  /** Like `activity`, but returns null instead of refusing. */
  findActivity(objectId: ObjectId): Activity | null
  actor: Actor
  /** Epoch seconds by the server's clock. */
  now: number
  /** The same in milliseconds, for countdowns that people watch. */
  nowMs: number
  content(id: string): KnownContent | null
  /** Whether a part, an activity or a like has this id, in any workshop. */
  isUsed(id: string): boolean
  /** The author's own vote on a target, or null. */
  ownVote(targetId: string): KnownVote | null
  /** The author's own votes on targets in a round of voting, by target. One query answers for all of them. SPEC BT1. */
  ownBallotVotes(targetIds: readonly string[], round: number): ReadonlyMap<string, BallotVote>
  /** Whether each of these tags is stored: marks of the author. One query answers for all of them. */
  hasTags(tags: readonly Buffer[]): boolean[]
  /** Whether the author voted for a target in this activity. For many targets, one query answers for all of them. */
  hasVoted(objectId: ObjectId, targetId: string): boolean
  /** Votes on a target, by everyone, before this command. */
  voteCount(targetId: string): number
  /** The facilitator group before this command, the creator first. */
  facilitators(): readonly FacilitatorName[]
  /** Whether an activity had this uploaded file before the tick. If so, the file stays at least until the commit. */
  hasFile(id: string): boolean
}

/** A member of the facilitator group. */
export interface FacilitatorName {
  id: UserId
  /** Empty when the name is not known. */
  name: string
}

export interface KnownContent {
  objectId: ObjectId
  kind: ContentKind
  isMine: boolean
}

export interface KnownVote {
  id: string
  value1: number
}

export interface CommandOutcome<Result> {
  result: Result
  rows?: RowChanges
}

/** Row changes of one command. Those of a tick are written together in one statement. */
export interface RowChanges {
  /**
   * `tag`, the author's `contentTag`, is set only for contributions that participants and facilitators make as persons.
   */
  addContents?: { id: string; objectId: ObjectId; kind: ContentKind; tag: Buffer | null }[]
  /** Likes. Their tag is the author's `voteTag`. */
  addVotes?: { id: string; objectId: ObjectId; targetId: string; value1: number }[]
  /** The author's own votes, by the id that `ownVote` returned. */
  removeVotes?: { id: string }[]
  /** Adds, changes and removes votes of rounds; the counts follow. SPEC BT3. */
  castVotes?: CastVote[]
  /** A round that is undone: its votes, marks and counts are deleted. SPEC BT10. */
  forgetRound?: { objectId: ObjectId; round: number }
  addTags?: { tag: Buffer; objectId: ObjectId; kind: string }[]
  removeTags?: { tag: Buffer }[]
  /** Everyone's tags of a kind, including those that the same tick adds earlier. */
  removeAllTags?: { objectId: ObjectId; kind: string }[]
  /** Adds members to the facilitator group, or removes one. */
  addFacilitators?: FacilitatorName[]
  removeFacilitator?: UserId
  /** Separate statements in the same transaction, for rare acts of facilitators (parts, workshop, key). */
  statements?: { text: string; values: unknown[] }[]
  /** Statements that run after all other rows of the tick are written. */
  lastStatements?: { text: string; values: unknown[] }[]
}

/** A vote of a round as a command leaves it. */
export interface CastVote {
  id: string
  objectId: ObjectId
  targetId: string
  round: number
  /** Null: the vote is withdrawn. */
  after: VoteValues | null
  /** Its sender was told that it may be recognised. SPEC BT19 */
  isRecognisable?: boolean
  /** Random for a vote entered by a facilitator for somebody else; by default the author's tag. SPEC BT12. */
  proxyTag?: Buffer
}
