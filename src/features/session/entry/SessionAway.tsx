import { useEffect } from 'react'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { SessionNotice } from './SessionNotice.tsx'
import { sessionText } from '../text.ts'

/** Shown offline for a session of which this device has no copy; it opens by itself when the connection returns. */
export function SessionAway() {
  const text = useText(sessionText)
  useEffect(() => announce(text.awayTitle), [text])
  return <SessionNotice title={text.awayTitle} hint={text.awayHint} />
}
