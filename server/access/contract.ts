import type { Access, Role } from '#domain/access.ts'
import type { ObjectId, PartId, UserId, WorkshopId } from '#domain/ids.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import type { Caller } from './caller.ts'

/** What the server knows of an activity when it decides; cached, forgotten at each change. */
export interface ActivityFacts {
  workshopId: WorkshopId
  partId: PartId
  objectId: ObjectId
  content: string
  hidden: boolean
}

/** Who acts, with what their tags are made of. */
export type Author = CommandAuthor & { userId: UserId }

/** Who may: one place for document, call and route. */
export interface AccessControl {
  /** @throws {Refusal} `UNAUTHENTICATED` for a token that is expired, forged or malformed; no token is `nobody` */
  callerOf(token: string | null): Promise<Caller>
  /** The same caller again, some time later. @throws {Refusal} `UNAUTHENTICATED` when the token is not good any more */
  stillGood(caller: Caller): Promise<Caller>
  /** Whether the token a caller came with was revoked since. Asks no database: for all open connections at once. */
  isRevoked(caller: Caller): boolean
  /** Whether something an account was given at a time (epoch seconds), such as a link, was revoked with its tokens. */
  wasRevoked(userId: UserId, issuedAt: number): boolean
  /** Role in a workshop; `stranger` also for one that does not exist. */
  roleIn(caller: Caller, workshopId: WorkshopId): Promise<Role>
  /** Whether a workshop is over. SPEC E1. */
  hasEnded(workshopId: WorkshopId): Promise<boolean>
  /** Null when the document's workshop or activity does not exist (or is deleted), whoever asks. */
  document(
    caller: Caller,
    name: string,
  ): Promise<{ access: Access; role: Role; workshopId: WorkshopId } | null>
  activity(objectId: ObjectId): Promise<ActivityFacts | null>
  part(partId: PartId): Promise<ActivityFacts | null>
  /** Where a post, comment, group, topic or question lives. */
  content(id: string): Promise<{ workshopId: WorkshopId; objectId: ObjectId; kind: string } | null>
  /**
   * The author of commands: makes tags from the workshop's key and the person's secret.
   *
   * @throws {Refusal} `FORBIDDEN` for somebody who is neither facilitator nor participant there
   * @throws {NotSaved} when file storage is away and the key has not been read yet
   * @throws {UserMistake} when the workshop is over: there is no key any more. SPEC E1, E2
   */
  author(caller: Caller, workshopId: WorkshopId): Promise<Author>
  /** Forgets what is cached of a workshop or person after their rights or rows changed. */
  forget(what: { workshopId?: WorkshopId; userId?: UserId; objectId?: ObjectId }): void
}
