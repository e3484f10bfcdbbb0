import { createContext, use } from 'react'

/** A facilitator's choice to see what participants see. */
export interface ViewSwitch {
  isParticipantView: boolean
  set: (isParticipantView: boolean) => void
}

/** The gate sets it; null for those who are participants. */
export const ViewSwitchContext = createContext<ViewSwitch | null>(null)

export function useViewSwitch(): ViewSwitch | null {
  return use(ViewSwitchContext)
}
