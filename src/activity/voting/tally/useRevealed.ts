import { useEffect, useRef, useState } from 'react'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Voting } from '../useVoting.ts'
import { awaitedText } from './awaitedText.ts'

/** Whether the results were revealed while this page was open: everybody sees them appear at once. SPEC BT6 */
export function useRevealed({ areBlind, isClosed }: Pick<Voting, 'areBlind' | 'isClosed'>): boolean {
  const text = useText(awaitedText)
  const wereBlind = useRef(areBlind)
  const [isRevealed, setRevealed] = useState(false)
  useEffect(() => {
    if (wereBlind.current === areBlind) return
    wereBlind.current = areBlind
    setRevealed(!areBlind)
    // They can also be read because a facilitator chose that they move while people vote.
    if (!areBlind) announce(isClosed ? text.revealed : text.readable)
  }, [areBlind, isClosed, text])
  return isRevealed
}
