import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsOfRoom } from '#activity/session/role.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { sessionText } from '../text.ts'
import { entryText } from './entryText.ts'
import { KeptTexts } from './keptTexts.ts'
import { SessionNotice } from './SessionNotice.tsx'

// What stands in the place of a session: loaded when it is shown, as few people ever see it.

/** Shown offline for a session of which this device has no copy; it opens by itself when the connection returns. */
export function SessionAway() {
  const text = useText(entryText)
  useEffect(() => announce(text.awayTitle), [text])
  return <SessionNotice title={text.awayTitle} hint={text.awayHint} />
}

/** For a facilitator whose sign-in has ended: it leads back to this page. */
export function SignedOut() {
  const text = useText(entryText)
  const { pathname, search } = useLocation()
  return (
    <SessionNotice
      title={text.signedOutTitle}
      hint={text.signedOutHint}
      to="/login"
      state={{ from: pathname + search }}
      label={text.signInAgain}
    />
  )
}

export interface NoSessionProps {
  workshopId: WorkshopId
  /** Whose drafts are listed, by `identityKey`. */
  owner: string
}

/** There is no such session, or none that this person may see; what they began there can be copied. SPEC B26 */
export function NoSession({ workshopId, owner }: NoSessionProps) {
  const text = useText(entryText)
  const { toDashboard } = useText(sessionText)
  const isOfRoom = useIsOfRoom()
  return (
    <SessionNotice
      title={text.noWorkshop(workshopId)}
      hint={text.noWorkshopHint}
      to={isOfRoom ? '/join' : '/account'}
      label={isOfRoom ? text.joinSession : toDashboard}
    >
      <KeptTexts {...{ owner, workshopId }} />
    </SessionNotice>
  )
}
