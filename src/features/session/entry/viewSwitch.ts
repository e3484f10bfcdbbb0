import { createContext, use } from 'react'

/** Lets a facilitator see what participants see. */
export interface ViewSwitch {
  isParticipantView: boolean
  set: (isParticipantView: boolean) => void
}

/** Provided by the gate; null for participants. */
export const ViewSwitchContext = createContext<ViewSwitch | null>(null)

export function useViewSwitch(): ViewSwitch | null {
  return use(ViewSwitchContext)
}
