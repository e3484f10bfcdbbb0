import type { Organize } from '../useOrganize.ts'
import type { OrganizeVoting } from './useOrganizeVoting.ts'

/** The pages of an Organize activity. Sorting is the board, or for who sorts for themselves their own placing. */
export type OrganizePageName = 'sort' | 'results'

/** Which page this screen is on, and the way to the other. */
export interface OrganizeHere {
  page: OrganizePageName
  open: (page: OrganizePageName) => void
  /** The facilitator leads: pages are locked. */
  isLed: boolean
}

/** What pages about sorting for oneself get. They are the content of a `PageFrame`, which the route has around all pages. */
export interface PlacingProps {
  organize: Organize
  votes: OrganizeVoting
  here: OrganizeHere
}
