import { IconLockHeart } from '@tabler/icons-react'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoster } from '#sync/room/room.tsx'
import { lazyTool } from '#ui/loading/lazyPart.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import { facilitatorPhrase } from './facilitatorPhrase.ts'
import { lobbyText } from './text.ts'
import classes from './ParticipantLobby.module.css'

const LeaveSession = lazyTool(async () => ({ default: (await import('./LeaveSession.tsx')).LeaveSession }))
const WhoYouAre = lazyTool(async () => ({ default: (await import('./WhoYouAre.tsx')).WhoYouAre }))

/** The lobby of participants, shown until the facilitator starts an activity. */
export function ParticipantLobby() {
  const text = useText(lobbyText)
  const language = useLanguage()
  const { workshop } = useStateDocument()
  const count = useRoster()?.count ?? 0
  const title = workshop.lobbyTitle || workshop.workshopName
  return (
    <div className={classes.lobby}>
      <div>
        <PageHeading pageTitle={title} className={classes.title ?? ''} />
        {workshop.lobbyDesc !== '' && <p className={classes.desc}>{workshop.lobbyDesc}</p>}
        {/* A template has no facilitator to wait for, so its preview omits the waiting line. */}
        {!workshop.template && (
          <p className={classes.wait}>
            <span className={classes.dots} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {text.wait(facilitatorPhrase(workshop.facilitatorNames, language, text.theFacilitator))}
          </p>
        )}
        <p className={classes.note}>
          <IconLockHeart size={20} aria-hidden="true" /> {text.anonymous}
        </p>
        <WhoYouAre />
      </div>
      <footer className={classes.footer}>
        {count > 0 && (
          <span translate="no" data-numeric>
            {text.peopleHere(count)}
          </span>
        )}
        <LeaveSession />
      </footer>
    </div>
  )
}
