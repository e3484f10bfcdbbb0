import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { newId } from '#api/newId.ts'
import { identityKey } from '#api/signIn/identity.ts'
import { placeDeleted } from '#domain/messages/activities.ts'
import { ownAnswersPath } from '#domain/workshop/paths.ts'
import { changePlace, draftsOf, loseDrafts, lostDrafts } from '#sync/device/draftPlaces.ts'
import { writeDraft } from '#sync/device/drafts.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useLostTexts } from '#ui/inputs/useLostText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useDraftPlace } from '../add/useDraft.ts'
import { ownText } from './ownText.ts'
import { useSessionNow } from './useSessionNow.ts'
import { useTaken } from './useTakenPlaces.ts'
import { whyLost } from './whyLost.ts'

/** Tells a person once when a text that they began cannot be sent any more, and where it is. Renders nothing. SPEC B26 */
export function LostDrafts() {
  const { workshopId, identity } = useRoom()
  const owner = identityKey(identity)
  const now = useSessionNow()
  const changes = useStore(lostDrafts)
  const text = useText(ownText)
  const { myAnswers } = useText(uiText)
  const toText = useMessageText()
  const navigate = useNavigate()
  const place = useDraftPlace()
  const { waiting } = useLostTexts()
  useEffect(() => {
    const { waiting: taken } = useLostTexts.getState()
    if (taken.length === 0) return
    useLostTexts.setState({ waiting: [] })
    for (const { text: typed, why, isTold } of taken) {
      const key = `lost.${newId()}`
      const lost = typeof why === 'string' ? { code: null, sentence: why } : why
      writeDraft(owner, key, typed, { ...place, lost, told: isTold ? lost.code : null })
      loseDrafts(owner, key, { lost })
    }
  }, [owner, place, waiting])
  const { keys } = useTaken()
  useEffect(() => {
    if (keys.length === 0) return
    useTaken.setState({ keys: [] })
    for (const key of keys) loseDrafts(owner, key, { lost: placeDeleted })
  }, [owner, keys])
  useEffect(() => {
    const reasons = new Set<string>()
    for (const { key, place: of } of draftsOf(owner, workshopId)) {
      const why = whyLost(of, now)
      if ((of.told ?? null) === (why?.code ?? null)) continue
      changePlace(owner, key, { told: why?.code ?? null })
      if (why) reasons.add(toText(why))
    }
    const open = (): void => void navigate(ownAnswersPath(workshopId))
    for (const why of reasons)
      notify(`${why} ${text.keptInOwn}`, 'bad', { label: myAnswers, run: open, forMs: tellMs })
  }, [owner, workshopId, now, changes, text, myAnswers, toText, navigate])
  return null
}

/** Somebody who was writing looks at the screen again late. */
const tellMs = 60_000
