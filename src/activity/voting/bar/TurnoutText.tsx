import type { Turnout } from '#domain/activity/votes/showing.ts'
import { useText } from '#ui/texts/useText.ts'
import { barText } from './barText.ts'
import { useTurnoutNow } from './useTurnoutNow.ts'

export interface TurnoutTextProps {
  turnout: Turnout
  /** Changes are announced to screen readers, politely. */
  isAnnounced?: boolean
}

/** "3/10 voted", with the ballots that wait to be shown and the votes entered for others. SPEC BT12, BT13 */
export function TurnoutText({ turnout, isAnnounced = false }: TurnoutTextProps) {
  const text = useText(barText)
  const { voted, joined, waiting, proxies } = useTurnoutNow(turnout)
  const told = [
    ...(joined > 0 ? [text.voted(voted, joined)] : proxies === 0 ? [text.nobody] : []),
    ...(waiting > 0 ? [text.waiting(waiting)] : []),
    ...(proxies > 0 ? [text.proxies(proxies)] : []),
  ]
  const [first, ...extra] = told
  return (
    <span role={isAnnounced ? 'status' : undefined} data-numeric>
      {first}
      {extra.length > 0 && <span data-extra>{['', ...extra].join(' · ')}</span>}
    </span>
  )
}
