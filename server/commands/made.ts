import { randomUUID } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import { isUuid } from '#domain/ids.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { ContentKind } from '#domain/activity/contents.ts'
import type { CommandWorkshop } from '#server/tick/command.ts'

/** The activity on which a command acts. */
export interface ActivityRef {
  workshopId: WorkshopId
  objectId: ObjectId
}

/**
 * The id of a new object: the one that the caller made, or a new random one.
 *
 * @throws {Refusal} `BAD_USER_INPUT` when it is not a UUID
 */
export function newId(made: string | null | undefined): string {
  if (made === null || made === undefined) return randomUUID()
  const id = made.toLowerCase()
  if (!isUuid(id)) throw new Refusal('BAD_USER_INPUT', 'the id is not a UUID')
  return id
}

/**
 * Refuses ids that something else has, before anything is written. SPEC C2
 *
 * @throws {Refusal} `FORBIDDEN`
 */
export function assertUnused(workshop: CommandWorkshop, ids: readonly string[]): void {
  const used = ids.find((id) => workshop.isUsed(id))
  if (used !== undefined) throw new Refusal('FORBIDDEN', `id in use: ${used}`)
}

/**
 * Whether this person has already created this object, in which case a retry gets the same answer. SPEC C2.
 *
 * @throws {Refusal} `FORBIDDEN` for an id that somebody else used, or that identifies something else
 */
export function isMadeAlready(
  workshop: CommandWorkshop,
  id: string,
  objectId: ObjectId,
  kind: ContentKind,
): boolean {
  const known = workshop.content(id)
  if (known === null) return false
  if (!known.isMine || known.objectId !== objectId || known.kind !== kind) {
    throw new Refusal('FORBIDDEN', `id in use: ${id}`)
  }
  return true
}
