import { IconLockHeart } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useStateDocument } from '#sync/documents.ts'
import { useRoster } from '#sync/room.tsx'
import { lazyPart } from '#ui/lazyPart.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useLanguage, useText } from '#ui/useText.ts'
import { facilitatorPhrase } from './facilitatorPhrase.ts'
import { LeaveSession } from './LeaveSession.tsx'
import { lobbyText } from './text.ts'
import classes from './ParticipantLobby.module.css'

const WhoYouAre = lazyPart(async () => ({ default: (await import('./WhoYouAre.tsx')).WhoYouAre }))

/** What participants see until the facilitator takes them somewhere. */
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
        {/* Who looks at their own template as participants see it has nobody to wait for. */}
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
        <Suspense fallback={null}>
          <WhoYouAre />
        </Suspense>
      </div>
      <footer className={classes.footer}>
        {count > 0 && <span data-numeric>{text.peopleHere(count)}</span>}
        <LeaveSession />
      </footer>
    </div>
  )
}
