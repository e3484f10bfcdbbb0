import { mostWithoutCompany, stepOf } from './releasing.ts'
import type { Turnout } from './showing.ts'

/** What ballots that are not shown wait for: the close, one person, everyone, or more ballots to be shown with. */
export type AwaitedEvent = 'close' | 'last' | 'everyone' | 'company'

/** Ballots of which nothing is shown, as screens tell them: "3 votes wait for the last person". SPEC PU13 */
export interface Awaiting {
  /** Number of ballots, those entered for others included. */
  votes: number
  event: AwaitedEvent
  /** More than two people take part: at least three votes are shown together. SPEC BT19 */
  needCompany: boolean
}

/**
 * What the ballots of several scopes wait for, as the turnout tells it: no document tells it of a target, and whoever
 * knew it could tell whose vote comes next. Null while there are none. SPEC PU13, BT5, BT13
 *
 * @param turnouts of scopes of which nothing is shown, with those who have joined by now
 */
export function awaitingOf(turnouts: readonly Turnout[], areBlind: boolean): Awaiting | null {
  const all = turnouts.flatMap((turnout) => awaitingIn(turnout, areBlind) ?? [])
  const [first, ...others] = all
  if (!first) return null
  const areSame = (key: 'votes' | 'event'): boolean => others.every((one) => one[key] === first[key])
  return {
    // The same people in each category: their number once.
    votes: areSame('votes') ? first.votes : all.reduce((sum, { votes }) => sum + votes, 0),
    event: areSame('event') ? first.event : 'everyone',
    needCompany: first.needCompany,
  }
}

function awaitingIn(turnout: Turnout, areBlind: boolean): Awaiting | null {
  const { voted, joined, proxies } = turnout
  if (voted + proxies === 0) return null
  return {
    votes: voted + proxies,
    event: areBlind ? 'close' : eventIn(turnout),
    needCompany: joined > mostWithoutCompany,
  }
}

function eventIn({ voted, joined }: Turnout): AwaitedEvent {
  const missing = joined - voted
  // Somebody left out a target, or was removed: nobody knows whether all have voted. SPEC BT5
  if (missing <= 0) return 'close'
  const step = stepOf(joined)
  if (step !== null && (voted < step || missing >= step)) return 'company'
  return missing === 1 ? 'last' : 'everyone'
}
