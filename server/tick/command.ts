import type { Actor } from '#domain/actor.ts'
import type { ObjectId, UserId, WorkshopId } from '#domain/ids.ts'
import type { ContentKind } from '#domain/activity/contents.ts'
import type { Activity } from '#domain/activity/model.ts'
import type { ActivityKind } from '#domain/content.ts'
import type * as Y from 'yjs'

/**
 * One act on a workshop's documents and rows. The tick runs it inside its transaction on shadow documents: nothing of it is
 * visible before it is durable. SPEC C1, C3.
 */
export interface Command<Result> {
  workshopId: WorkshopId
  /** Who acts; `tagOf` makes the only trace that is kept of a person. */
  author: CommandAuthor
  /** It is done in a workshop that is over too; all others are refused there. SPEC E1. */
  outlivesEnd?: boolean
  /** The room waits for it: its tick begins as soon as none is under way, and takes along what waits with it. */
  isUrgent?: boolean
  /** Activities whose desk and board it touches; the state document is always there. */
  objectIds: readonly ObjectId[]
  /** The kinds of those among them that stand in no agenda yet; of others the part tells it. */
  newActivities?: ReadonlyMap<ObjectId, ActivityKind>
  /**
   * Ids of contents it has to know of: whether they exist, and whether they are the author's. Those it asks for
   * without having named them are fetched too, at the price of another question to the database.
   */
  contentIds?: readonly string[]
  /** Ids of posts or groups whose likes by this author it has to know of; the same holds for them. */
  voteTargets?: readonly string[]
  /**
   * Checks first and throws `UserMistake` or `Refusal` before it writes anything, then changes the shadow documents through
   * functions of the domain and returns what rows change. It may run more than once (a fact was missing, the transaction
   * failed), so it changes nothing but the documents of its room, and lets every error pass.
   */
  run(room: CommandRoom): CommandOutcome<Result>
}

export interface CommandAuthor {
  role: Actor['role']
  /** HMAC(workshop key, member secret + what it is for), 32 bytes. Always called through `tags.ts`. */
  tagOf(purpose: string): Buffer
}

/** What a command sees while it runs. */
export interface CommandRoom {
  /** Document of kind `state`. */
  state: Y.Doc
  /** One of the activities that the command names. @throws {Refusal} `NOT_FOUND` when no part has it any more or its kind is not built */
  activity(objectId: ObjectId): Activity
  /** The same; null instead of the refusal. */
  findActivity(objectId: ObjectId): Activity | null
  actor: Actor
  /** Epoch seconds by the server's clock. */
  now: number
  /** The same in milliseconds, for clocks that people watch. */
  nowMs: number
  content(id: string): KnownContent | null
  /** The author's own vote on a target, or null. */
  ownVote(targetId: string): KnownVote | null
  /** Whether the author voted for a target in this activity: for many targets, at one question for all of them. */
  hasVoted(objectId: ObjectId, targetId: string): boolean
  /** Votes on a target, by everyone, before this command. */
  voteCount(targetId: string): number
  /** The facilitator group before this command, the creator first. */
  guides(): readonly Guide[]
}

/** Somebody of the facilitator group. */
export interface Guide {
  id: UserId
  /** Empty where it is not known. */
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

/** Row changes of one command; those of a tick are written together in one statement. */
export interface RowChanges {
  /** `tag`, the author's `contentTag`, only for what participants and facilitators contribute as persons. */
  addContents?: { id: string; objectId: ObjectId; kind: ContentKind; tag: Buffer | null }[]
  /** Their tag is the author's `voteTag`. */
  addVotes?: { id: string; objectId: ObjectId; targetId: string; value1: number }[]
  /** The author's own votes, by the id that `ownVote` told. */
  removeVotes?: { id: string }[]
  addTags?: { tag: Buffer; objectId: ObjectId; kind: string }[]
  removeTags?: { tag: Buffer }[]
  /** Everybody's tags of a kind, those that the same tick adds before it too. */
  removeAllTags?: { objectId: ObjectId; kind: string }[]
  /** The facilitator group gains some, or loses one. */
  addGuides?: Guide[]
  removeGuide?: UserId
  /** Rare acts of facilitators (parts, workshop, key): statements of their own in the same transaction. */
  statements?: { text: string; values: unknown[] }[]
  /** The same, after all other rows of the tick. */
  lastStatements?: { text: string; values: unknown[] }[]
}
