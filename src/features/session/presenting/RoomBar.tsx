import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { partPath } from '#domain/workshop/paths.ts'
import { presentedPart } from '#domain/workshop/changeState.ts'
import { useFace } from '#activity/faces.tsx'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { facilitatorText } from '../facilitatorText.ts'
import { useScreen } from '#activity/navigation/useScreen.ts'
import classes from './RoomBar.module.css'

/** For facilitators, always in view: what the room sees now, as one sentence that links to it. */
export function RoomBar() {
  const text = useText(facilitatorText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const { state, agenda, workshop } = useStateDocument()
  const { part } = useScreen()
  const presented = presentedPart(state, agenda)
  const PageName = useFace(presented)?.PageName
  return (
    <div className={classes.bar} data-live={presented !== null || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      <span role="status" className={classes.sentence}>
        {workshop.ended ? (
          text.ended
        ) : presented ? (
          <>
            {state.followMe ? text.roomFollows : <span>{text.roomSees}</span>}{' '}
            <strong>
              {agenda.indexOf(presented) + 1}. {presented.partName || ui.unnamed}
            </strong>
            {PageName && (
              <span>
                <PageName state={state} />
              </span>
            )}
          </>
        ) : state.followMe ? (
          text.roomFollowsInLobby
        ) : (
          text.roomInLobby
        )}
      </span>
      {presented && presented.id !== part?.id && (
        <Anchor component={Link} to={partPath(workshopId, presented)} size="sm" className={classes.go}>
          <span>{text.goThere}</span>
        </Anchor>
      )}
    </div>
  )
}
