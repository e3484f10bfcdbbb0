/** Where the results of an activity are, below its own address. */
export const resultsPath = 'results'

/** What is known when the address and the page of an activity with results may differ. */
export interface AddressFacts {
  /** What follows the activity's own address. */
  below: string
  /** The same of its vote page; empty when that has the activity's own address. */
  votePath: string
  /** The results are on the screen. */
  areOpen: boolean
  mayOpenResults: boolean
  /** Somebody chose the address, by a link or Back; otherwise it is the one that the screen had. */
  isNew: boolean
  /** The activity opens with this address. */
  isFirst: boolean
  /** A participant in the activity that the room is shown. */
  isFollower: boolean
  /** The facilitator leads: the address chooses nothing. */
  isLed: boolean
}

export type AddressStep =
  | { is: 'same' }
  /** The address chose a page. */
  | { is: 'open'; areResults: boolean }
  /** The page has another address. */
  | { is: 'navigate'; to: string; replace: boolean }

/**
 * What makes the address and the page of an activity the same. An address that somebody chose opens its page. When an
 * activity opens, only the address of the results does, because everything else leads to the vote page; and for
 * participants not even that one while the room is there: they open an activity where the room is. SPEC S5, EV11, PU6
 */
export function addressStep(facts: AddressFacts): AddressStep {
  const { below, votePath, areOpen, mayOpenResults, isNew, isFirst, isFollower, isLed } = facts
  const to = areOpen && mayOpenResults ? resultsPath : votePath
  if (below === to) return { is: 'same' }
  const isPage = below === resultsPath ? mayOpenResults : below === votePath && !isFirst
  const mayChoose = !isLed && !(isFirst && isFollower)
  if (isNew && isPage && mayChoose) return { is: 'open', areResults: below === resultsPath }
  // A page that somebody opened here is a step back for the browser; a redirect is none.
  return { is: 'navigate', to, replace: isNew }
}
