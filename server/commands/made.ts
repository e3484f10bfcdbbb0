import { randomUUID } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import { isUuid } from '#domain/ids.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { ContentKind } from '#domain/activity/contents.ts'
import type { CommandRoom } from '#server/tick/command.ts'

/** The activity that a command is about. */
export interface Place {
  workshopId: WorkshopId
  objectId: ObjectId
}

/**
 * The id of something new: the one that the caller made, or one of ours.
 *
 * @throws {Refusal} `BAD_USER_INPUT` for one that is no UUID
 */
export function newId(made: string | null | undefined): string {
  if (made === null || made === undefined) return randomUUID()
  const id = made.toLowerCase()
  if (!isUuid(id)) throw new Refusal('BAD_USER_INPUT', 'an id that is no UUID')
  return id
}

/**
 * Whether this person made this thing already, so that the same call is to be answered the same. SPEC C2.
 *
 * @throws {Refusal} `FORBIDDEN` for an id that somebody else used, or that stands for something else
 */
export function isMadeAlready(room: CommandRoom, id: string, objectId: ObjectId, kind: ContentKind): boolean {
  const known = room.content(id)
  if (known === null) return false
  if (!known.isMine || known.objectId !== objectId || known.kind !== kind) {
    throw new Refusal('FORBIDDEN', `id in use: ${id}`)
  }
  return true
}
