import { useEffect, useState } from 'react'
import { nothingSeen, sightAfter } from '#domain/activity/lost.ts'
import { useSpot } from '#activity/navigation/useScreen.ts'
import { useMaySee } from '#activity/session/role.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { announce } from '#ui/focus/announce.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './HiddenPartNotice.module.css'
import { lostText } from './lostText.ts'

/** Above the page: why this screen is no longer on its activity, until its next step. SPEC S10 */
export function LostPart() {
  const text = useText(lostText)
  const ui = useText(uiText)
  const { agenda } = useStateDocument()
  const spot = useSpot()
  const isParticipant = !useMaySee('hiddenParts')
  const [before, setBefore] = useState(nothingSeen)
  const sight = sightAfter(before, spot, agenda, isParticipant)
  if (sight !== before) setBefore(sight)
  const loss = sight.loss?.landing ? sight.loss : null
  const why = loss && text.why(loss.part.partName || ui.unnamed, loss.kind)
  useEffect(() => {
    if (why !== null) announce(why)
  }, [why])
  return why !== null && <p className={classes.notice}>{why}</p>
}
