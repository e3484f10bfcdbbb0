import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { identityKey } from '#api/signIn/identity.ts'
import { ownAnswersPath } from '#domain/workshop/paths.ts'
import { rememberTold } from '#sync/device/draftPlaces.ts'
import { useDrafts } from '#sync/device/useDrafts.ts'
import { useRoom } from '#sync/room/room.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { ownText } from './ownText.ts'
import { useSessionNow } from './useSessionNow.ts'
import { whyLost } from './whyLost.ts'

/** Tells a person once when a text that they began cannot be sent any more, and where it is. Renders nothing. SPEC B26 */
export function LostDrafts() {
  const { workshopId, identity } = useRoom()
  const owner = identityKey(identity)
  const now = useSessionNow()
  const drafts = useDrafts(owner, workshopId)
  const text = useText(ownText)
  const { myAnswers } = useText(uiText)
  const toText = useMessageText()
  const navigate = useNavigate()
  // A device without space keeps nothing of what was told.
  const toldNow = useRef(new Map<string, string | null>())
  useEffect(() => {
    const reasons = new Set<string>()
    for (const draft of drafts) {
      const why = whyLost(draft.place, now)
      // Without the session's present state it is not known whether the reason has passed.
      if (why === null && !now.isCurrent) continue
      const code = why?.code ?? null
      if (code === null) toldNow.current.delete(draft.key)
      if ((draft.place.told ?? null) === code || toldNow.current.get(draft.key) === code) continue
      toldNow.current.set(draft.key, code)
      rememberTold(owner, draft, code)
      if (why) reasons.add(toText(why))
    }
    const open = (): void => void navigate(ownAnswersPath(workshopId))
    for (const why of reasons)
      notify(`${why} ${text.keptInOwn}`, 'bad', { label: myAnswers, run: open, forMs: tellMs })
  }, [owner, workshopId, now, drafts, text, myAnswers, toText, navigate])
  return null
}

/** Somebody who was writing looks at the screen again late. */
const tellMs = 60_000
