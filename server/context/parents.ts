import type { Role } from '#domain/access.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { AgendaPart, SessionState } from '#domain/workshop/state.ts'
import type { Workshop } from '../database/workshops/workshops.ts'

/** Parent values of the resolvers of each type. A type that is missing here is returned with all its fields at once. */
export interface WorkshopParent {
  row: Workshop
  role: Role
}

export interface PartParent extends AgendaPart {
  workshopId: WorkshopId
  /** Returned unchanged when the creator retries (idempotent). */
  deleted?: boolean
}

export interface StateParent extends SessionState {
  role: Role
}
