import { Button } from '@mantine/core'
import { IconArrowRight, IconDownload, IconHeartHandshake, IconLock, IconNotebook } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useCredentials } from '#api/signIn/credentials.ts'
import { ownAnswersPath, partPath } from '#domain/workshop/paths.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { useIsOfRoom } from '#activity/session/role.ts'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { SignUpOffer } from '#ui/session/SignUpOffer.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './EndingPage.module.css'
import { endingText } from './endingText.ts'

/** Replaces the lobby once the session has ended: thanks, and links to what can still be read. SPEC E2. */
export function EndingPage() {
  const openRunDialog = useOpenRunDialog()
  const text = useText(endingText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const { agenda, workshop } = useStateDocument()
  const { account } = useCredentials()
  const isOfRoom = useIsOfRoom()
  const shared = agenda.filter(({ hidden }) => !hidden)
  return (
    <div className={classes.page}>
      <span className={classes.icon} aria-hidden="true">
        <IconHeartHandshake size={32} />
      </span>
      <PageHeading
        pageTitle={isOfRoom ? text.thanks : text.facilitatorTitle}
        className={classes.title ?? ''}
      />
      <p className={classes.lead}>{isOfRoom ? text.closed(workshop.workshopName) : text.facilitatorHint}</p>
      <section className={classes.results} aria-labelledby="results">
        <h2 id="results" className={classes.heading}>
          {isOfRoom ? text.results : text.sharedNow}
        </h2>
        {isOfRoom && shared.length === 0 && <p className={classes.quiet}>{text.noResults}</p>}
        <ul className={classes.list}>
          {(isOfRoom ? shared : agenda).map((part) => (
            <ResultEntry key={part.id} part={part} place={agenda.indexOf(part) + 1} />
          ))}
        </ul>
      </section>
      {isOfRoom ? (
        <>
          <Button
            component={Link}
            to={ownAnswersPath(workshopId)}
            variant="default"
            size="lg"
            leftSection={<IconNotebook size={20} />}
          >
            {ui.myAnswers}
          </Button>
          <p className={classes.quiet}>{text.anonymous}</p>
          {!account && <SignUpOffer />}
        </>
      ) : (
        <div className={classes.ways}>
          <Button leftSection={<IconDownload size={20} />} onClick={() => openRunDialog({ name: 'export' })}>
            {text.export}
          </Button>
          <Button component={Link} to="/account" variant="default">
            {text.dashboard}
          </Button>
        </div>
      )}
    </div>
  )
}

function ResultEntry({ part, place }: { part: AgendaPart; place: number }) {
  const text = useText(endingText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  return (
    <li>
      <Link to={partPath(workshopId, part)} className={classes.result}>
        <span className={classes.resultName}>
          {place}. {part.partName || ui.unnamed}
        </span>
        {part.hidden ? (
          <span className={classes.mark}>
            <IconLock size={16} aria-hidden="true" /> {text.notShared}
          </span>
        ) : (
          <IconArrowRight size={20} aria-hidden="true" />
        )}
      </Link>
    </li>
  )
}
