import type { EvaluatePageName } from '#domain/evaluate/steps.ts'

/** What is known when an address and a page may differ. */
export interface AddressFacts {
  /** What follows the activity's id in the address. */
  below: string
  /** The same before; null while the activity opens. */
  before: string | null
  /** The page on the screen. */
  shown: EvaluatePageName
  mayOpenResults: boolean
  /** The facilitator leads: the address chooses nothing. */
  isLed: boolean
}

export type AddressStep =
  | { is: 'same' }
  /** The address chose a page. */
  | { is: 'open'; page: EvaluatePageName }
  /** The page has another address. */
  | { is: 'navigate'; to: EvaluatePageName; replace: boolean }

/**
 * What makes the address and the page the same. An address that changed, by Back or by a link, chooses the page; when an
 * activity opens only that of the results does, because the address of the vote page is how everything leads to it.
 * SPEC EV11
 */
export function addressStep({ below, before, shown, mayOpenResults, isLed }: AddressFacts): AddressStep {
  if (below === shown) return { is: 'same' }
  const isNew = before === null ? below === 'results' : below !== before
  const isPage = below === 'vote' || (below === 'results' && mayOpenResults)
  if (isNew && isPage && !isLed) return { is: 'open', page: below }
  // A page that somebody opened is a step back for the browser; a redirect is none.
  return { is: 'navigate', to: shown, replace: below !== before }
}
