import { createContext, use } from 'react'

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
