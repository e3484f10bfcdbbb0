import type { Role } from '#domain/access.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { AgendaPart, SessionState } from '#domain/state.ts'
import type { Workshop } from '#server/database/workshops.ts'

/** What the resolvers of a type's fields get; a type without one here is answered with all its fields at once. */
export interface WorkshopParent {
  row: Workshop
  role: Role
}

export interface PartParent extends AgendaPart {
  workshopId: WorkshopId
  /** Answered to who made it and sends the same call again. */
  deleted?: boolean
}

export interface StateParent extends SessionState {
  role: Role
}
