import { Anchor, Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { messageOf } from '#api/callErrors.ts'
import { UpdatePartVisibilityDocument } from '#api/operations/part.ts'
import { partPath } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useCall, useRoom } from '#sync/room.tsx'
import { notify } from '#ui/notify.ts'
import { useText } from '#ui/useText.ts'
import { facilitatorText } from './facilitatorText.ts'
import { useScreen } from './useScreen.ts'
import classes from './RoomBar.module.css'

/** For facilitators: what the room sees right now, in one sentence. */
export function RoomBar() {
  const text = useText(facilitatorText)
  const { workshopId } = useRoom()
  const call = useCall()
  const { state, agenda, workshop } = useStateDocument()
  const { part } = useScreen()
  const presented = presentedPart(state, agenda)
  const show = (): void => {
    if (!part) return
    call(UpdatePartVisibilityDocument, { partId: part.id, hidden: false }).catch((error: unknown) =>
      notify(messageOf(error), 'bad'),
    )
  }
  return (
    <div className={classes.bar}>
      <span className={classes.seen} data-live={presented !== null || undefined}>
        <span className={classes.dot} aria-hidden="true" />
        <span role="status" className={classes.sentence}>
          {workshop.ended ? (
            text.ended
          ) : presented ? (
            <>
              {state.followMe ? text.roomFollows : text.roomSees}{' '}
              <strong>
                {agenda.indexOf(presented) + 1}. {presented.partName || text.unnamed}
              </strong>
            </>
          ) : (
            text.roomInLobby
          )}
        </span>
      </span>
      {presented && presented.id !== part?.id && (
        <Anchor component={Link} to={partPath(workshopId, presented)} size="sm" className={classes.go}>
          {text.goThere}
        </Anchor>
      )}
      {part?.hidden && (
        <span className={classes.hidden}>
          <IconLock size={16} aria-hidden="true" /> {text.hiddenShort}
          {!workshop.ended && (
            <Button size="compact-sm" variant="subtle" onClick={show}>
              {text.showPart}
            </Button>
          )}
        </span>
      )}
    </div>
  )
}
