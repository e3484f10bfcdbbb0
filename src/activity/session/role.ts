import { createContext, use } from 'react'

/**
 * What the person is on this screen; a facilitator who looks at the participants' view is a participant there. A viewer looks
 * at a template that is not theirs: they go where they like, and change nothing.
 */
export type RoomRole = 'facilitator' | 'participant' | 'viewer'

/** The session shell sets it. */
export const RoleContext = createContext<RoomRole>('participant')

/** The person's role on this screen, for what is shown; what may be done is decided by the server. */
export function useRole(): RoomRole {
  return use(RoleContext)
}
