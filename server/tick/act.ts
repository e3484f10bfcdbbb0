import type { ObjectId } from '#domain/ids.ts'
import { boardName, deskName } from '#server/live/room.ts'
import { documentName } from '#domain/documents.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { Command } from './command.ts'

/** Something that waits for a tick: a command, or a facilitator's edit of a desk. */
export type Act = CommandAct | EditAct

export interface CommandAct extends Settles {
  kind: 'command'
  command: Command<unknown>
}

export interface EditAct extends Settles {
  kind: 'edit'
  objectId: ObjectId
  update: Uint8Array
}

interface Settles {
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** How an act ended; told to its sender after the commit and never before. SPEC C1. */
export type Outcome = { result: unknown } | { error: unknown }

/** The documents an act may read or change. */
export function documentsOf(act: Act, workshopId: WorkshopId): string[] {
  const objectIds = act.kind === 'edit' ? [act.objectId] : act.command.objectIds
  return [
    documentName({ kind: 'state', id: workshopId }),
    ...objectIds.flatMap((objectId) => [deskName(objectId), boardName(objectId)]),
  ]
}

export function settle(act: Act, outcome: Outcome): void {
  if ('error' in outcome) act.reject(outcome.error)
  else act.resolve(outcome.result)
}
