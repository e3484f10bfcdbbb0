import { documentName } from '#domain/documents.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { boardName, deskName } from '../live/liveWorkshop.ts'
import type { Command } from './command.ts'

/** Something that waits for a tick: a command, or a facilitator's edit of a desk. */
export type Act = CommandAct | EditAct

export interface CommandAct extends AnyAct {
  kind: 'command'
  command: Command<unknown>
}

export interface EditAct extends AnyAct {
  kind: 'edit'
  objectId: ObjectId
  update: Uint8Array
}

interface AnyAct {
  /** Names of the documents it may read or change. */
  documents: readonly string[]
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** The outcome of an act. It is sent to the caller after the commit and never before. SPEC C1. */
export type Outcome = { result: unknown } | { error: unknown }

/** Names of a workshop's state and of the desks and boards of activities. */
export function documentsOf(workshopId: WorkshopId, objectIds: readonly ObjectId[]): string[] {
  return [
    documentName({ kind: 'state', id: workshopId }),
    ...objectIds.flatMap((objectId) => [deskName(objectId), boardName(objectId)]),
  ]
}

export function settle(act: Act, outcome: Outcome): void {
  if ('error' in outcome) act.reject(outcome.error)
  else act.resolve(outcome.result)
}
