import { useEffect, useRef } from 'react'
import type { Turnout } from '#domain/activity/votes/showing.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { barText } from './barText.ts'
import { useTurnoutNow } from './useTurnoutNow.ts'

export interface TurnoutTextProps {
  turnout: Turnout
  /** Changes are announced to screen readers, politely and at intervals. */
  isAnnounced?: boolean
}

/** "3/10 voted", with the votes entered for others. SPEC BT12, BT13 */
export function TurnoutText({ turnout, isAnnounced = false }: TurnoutTextProps) {
  const text = useText(barText)
  const { voted, joined, proxies } = useTurnoutNow(turnout)
  const told = [
    ...(joined > 0 ? [text.voted(voted, joined)] : proxies === 0 ? [text.nobody] : []),
    ...(proxies > 0 ? [text.proxies(proxies)] : []),
  ]
  useAnnounced(isAnnounced && joined > 0 ? text.votedOf(voted, joined) : null)
  const [first, ...extra] = told
  return (
    <span translate="no" data-numeric>
      {first}
      {extra.length > 0 && <span data-extra>{['', ...extra].join(' · ')}</span>}
    </span>
  )
}

/** A room votes within a minute: the last words of this long are said, not those of each vote. */
const announcedEveryMs = 10_000

/** Announces words that change, with a pause between; null announces nothing. */
function useAnnounced(words: string | null): void {
  const said = useRef({ words, atMs: -Infinity })
  useEffect(() => {
    if (words === null || words === said.current.words) return undefined
    const sayMs = Math.max(0, said.current.atMs + announcedEveryMs - performance.now())
    const timer = setTimeout(() => {
      said.current = { words, atMs: performance.now() }
      announce(words)
    }, sayMs)
    return () => clearTimeout(timer)
  }, [words])
}
