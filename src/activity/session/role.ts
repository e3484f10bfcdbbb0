import { createContext, use } from 'react'
import type { Role } from '#domain/access.ts'
import { isOfRoom, maySee } from '#domain/permissions.ts'
import type { Sight } from '#domain/permissions.ts'

/**
 * The role shown on this screen; a facilitator in the participants' view is a participant here. A viewer reads a
 * template that is not theirs: they navigate freely and change nothing.
 */
export type RoomRole = 'facilitator' | 'participant' | 'viewer'

/** Provided by the session shell. */
export const RoleContext = createContext<RoomRole>('participant')

/** The role on this screen, for display only; the server decides what may be done. */
export function useRole(): RoomRole {
  return use(RoleContext)
}

/** What the rules call them. */
export const roles = {
  facilitator: 'facilitator',
  participant: 'participant',
  viewer: 'registered',
} as const satisfies Record<RoomRole, Role>

/** The role shown on this screen, as the rules know it. */
export function useShownRole(): Role {
  return roles[useRole()]
}

/** Whether this screen shows something that not everybody is shown. SPEC R5 */
export function useMaySee(sight: Sight): boolean {
  return maySee(useShownRole(), sight)
}

/** Whether this screen belongs to the room, which facilitators lead. SPEC R5 */
export function useIsOfRoom(): boolean {
  return isOfRoom(useShownRole())
}
