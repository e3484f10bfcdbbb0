import type { ResultRights } from '#domain/activity/votes/rights.ts'
import type { Access, Role } from '#domain/access.ts'
import type { ObjectId, PartId, UserId, WorkshopId } from '#domain/ids.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import type { Caller } from './caller.ts'
import type { CallerPass } from './callerPass.ts'

/** Facts about an activity that decide rights; cached, invalidated at each change. */
export interface ActivityRights {
  workshopId: WorkshopId
  partId: PartId
  objectId: ObjectId
  content: string
  hidden: boolean
  /** Of an activity with votes. SPEC BT4 */
  results: ResultRights
}

/** The author of an act, with the data from which tags are made. */
export type Author = CommandAuthor & { userId: UserId }

/** Authorization: one place for documents, calls and routes. */
export interface AccessControl {
  /** @throws {Refusal} `UNAUTHENTICATED` for a token that is expired, forged or malformed; no token gives `nobody` */
  callerOf(token: string | null): Promise<Caller>
  /**
   * Authenticates the same caller again later. @throws {Refusal} `UNAUTHENTICATED` when the token is no longer valid
   */
  stillGood(caller: Caller): Promise<Caller>
  /**
   * Whether the caller's token has been revoked since. Makes no database query, so that it can be called for all open
   * connections at once.
   */
  isRevoked(caller: Caller): boolean
  /**
   * Whether something issued to an account at a given time (epoch seconds), such as a link, was revoked with its
   * tokens.
   */
  wasRevoked(userId: UserId, issuedAt: number): boolean
  /** A caller as plain values, for a token made on their behalf; null for a caller without a token. */
  passOf(caller: Caller): CallerPass | null
  /**
   * The caller of a pass, authenticated again: revoked together with the token that the pass was made for.
   *
   * @throws {Refusal} `UNAUTHENTICATED` when that token is no longer valid
   */
  callerOfPass(pass: CallerPass): Promise<Caller>
  /** Role in a workshop; `stranger` also when the workshop does not exist. */
  roleIn(caller: Caller, workshopId: WorkshopId): Promise<Role>
  /** Whether a workshop has ended. SPEC E1. */
  hasEnded(workshopId: WorkshopId): Promise<boolean>
  /** Null when the document's workshop or activity does not exist or is deleted, for every caller. */
  document(
    caller: Caller,
    name: string,
  ): Promise<{ access: Access; role: Role; workshopId: WorkshopId } | null>
  activity(objectId: ObjectId): Promise<ActivityRights | null>
  /** The same for the uploaded file of an activity, which follows its board. SPEC SL21 */
  file(
    caller: Caller,
    objectId: ObjectId,
  ): Promise<{ access: Exclude<Access, 'write'>; role: Role; workshopId: WorkshopId } | null>
  part(partId: PartId): Promise<ActivityRights | null>
  /** The activity that contains a post, comment, group, topic or question. */
  content(id: string): Promise<{ workshopId: WorkshopId; objectId: ObjectId; kind: string } | null>
  /**
   * The author for commands: makes tags from the workshop's key and the person's secret.
   *
   * @throws {Refusal} `FORBIDDEN` when the caller is neither facilitator nor participant of the workshop
   * @throws {Unavailable} when file storage is away and the key has not been read yet
   * @throws {UserMistake} when the workshop has ended: its key no longer exists. SPEC E1, E2
   */
  author(caller: Caller, workshopId: WorkshopId): Promise<Author>
  /**
   * The same, for reading: null where nothing can be attributed to the caller, because the workshop has ended or the
   * secret that unseals its key is missing or out of reach. Reading works all the same. SPEC O14.
   */
  authorIfKnown(caller: Caller, workshopId: WorkshopId): Promise<Author | null>
  /** Invalidates what is cached of a workshop or person after their rights or rows changed. */
  forget(what: { workshopId?: WorkshopId; userId?: UserId; objectId?: ObjectId }): void
}
