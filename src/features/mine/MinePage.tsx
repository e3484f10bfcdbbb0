import { Button } from '@mantine/core'
import { IconNotebook } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '#api/session.ts'
import { lobbyPath, partPath } from '#domain/paths.ts'
import { ledPlace } from '#domain/presenting.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useOutbox } from '#sync/outbox.ts'
import { useRoom } from '#sync/room.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { faceOf } from '#activity/face.ts'
import { useFaces } from '#activity/faces.tsx'
import { useRole } from '#activity/session/role.ts'
import { SignUpOffer } from '#ui/session/SignUpOffer.tsx'
import { useText } from '#ui/useText.ts'
import classes from './MinePage.module.css'
import { mineText } from './mineText.ts'

/** What this person wrote in the session: all activities, hidden ones too, and what is still on its way. */
export function MinePage() {
  const text = useText(mineText)
  const { state, agenda, workshop } = useStateDocument()
  const { workshopId } = useRoom()
  const { account } = useSession()
  const { pending } = useOutbox()
  const isParticipant = useRole() === 'participant'
  const led = isParticipant ? ledPlace(state, agenda) : undefined
  const faces = useFaces()
  const sections = agenda.flatMap((part, at) => {
    const Own = faceOf(faces, part)?.Own
    return Own ? { part, number: at + 1, Own } : []
  })
  const [counts, setCounts] = useState<Record<string, number | null>>({})
  const isEmpty = sections.every(({ part }) => counts[part.objectId] === 0)
  return (
    <div className={classes.page}>
      <PageHeading pageTitle={text.title} />
      <p className={classes.hint}>{workshop.ended ? text.hintEnded : text.hint}</p>
      {led !== undefined && (
        <div className={classes.led}>
          <p>{text.led}</p>
          <Button component={Link} to={led ? partPath(workshopId, led) : lobbyPath(workshopId)} replace>
            {text.toRoom}
          </Button>
        </div>
      )}
      {pending.length > 0 && (
        <p className={classes.waiting} role="status">
          {text.waitingCount(pending.length)}
        </p>
      )}
      {isEmpty && <EmptyState icon={<IconNotebook size={28} />} title={text.none} hint={text.noneHint} />}
      {sections.map(({ part, number, Own }) => (
        <Suspense key={part.objectId}>
          <Own
            {...{ part, number }}
            isOpenable={!part.hidden && led === undefined}
            onCount={(count) =>
              setCounts((before) =>
                before[part.objectId] === count ? before : { ...before, [part.objectId]: count },
              )
            }
          />
        </Suspense>
      ))}
      {!account && <SignUpOffer />}
    </div>
  )
}
