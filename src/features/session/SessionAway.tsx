import { useEffect } from 'react'
import { announce } from '#ui/announce.ts'
import { useText } from '#ui/useText.ts'
import { SessionNotice } from './SessionNotice.tsx'
import { sessionText } from './text.ts'

/** In place of a session of which this device has nothing, while there is no connection; what waits for it goes on by itself. */
export function SessionAway() {
  const text = useText(sessionText)
  useEffect(() => announce(text.awayTitle), [text])
  return <SessionNotice title={text.awayTitle} hint={text.awayHint} />
}
