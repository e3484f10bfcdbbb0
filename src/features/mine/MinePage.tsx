import { Button } from '@mantine/core'
import { IconNotebook } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useCredentials } from '#api/signIn/credentials.ts'
import { identityKey } from '#api/signIn/identity.ts'
import { lobbyPath, partPath } from '#domain/workshop/paths.ts'
import { partOfFollowMe } from '#domain/workshop/changeState.ts'
import { useDrafts } from '#sync/device/useDrafts.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useOutbox } from '#sync/room/outbox.ts'
import { useRoom } from '#sync/room/room.tsx'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { faceOf } from '#activity/face.ts'
import { useFaces } from '#activity/faces.tsx'
import { UnsentTexts } from '#activity/own/UnsentTexts.tsx'
import { useIsOfRoom } from '#activity/session/role.ts'
import { SignUpOffer } from '#ui/session/SignUpOffer.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './MinePage.module.css'
import { mineText } from './mineText.ts'

/** Everything this person wrote in the session: all activities, hidden ones too, and what is still in the outbox. */
export function MinePage() {
  const text = useText(mineText)
  const ui = useText(uiText)
  const { state, agenda, workshop } = useStateDocument()
  const { workshopId, identity } = useRoom()
  const unsent = useDrafts(identityKey(identity), workshopId)
  const { account } = useCredentials()
  const { pending } = useOutbox()
  const led = useIsOfRoom() ? partOfFollowMe(state, agenda) : undefined
  const faces = useFaces()
  const sections = agenda.flatMap((part, at) => {
    const Own = faceOf(faces, part)?.Own
    return Own ? { part, number: at + 1, Own } : []
  })
  const [counts, setCounts] = useState<Record<string, number | null>>({})
  const isEmpty = unsent.length === 0 && sections.every(({ part }) => counts[part.objectId] === 0)
  return (
    <div className={classes.page}>
      <PageHeading pageTitle={ui.myAnswers} />
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
      <UnsentTexts isOpenable={led === undefined} />
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
