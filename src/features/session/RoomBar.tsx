import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { activityKind } from '#domain/content.ts'
import { partPath } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import type { SessionState } from '#domain/state.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useText } from '#ui/useText.ts'
import { facilitatorText } from './facilitatorText.ts'
import { useScreen } from './useScreen.ts'
import classes from './RoomBar.module.css'

/** For facilitators, always in view: what the room sees right now, in one sentence that leads there. */
export function RoomBar() {
  const text = useText(facilitatorText)
  const { workshopId } = useRoom()
  const { state, agenda, workshop } = useStateDocument()
  const { part } = useScreen()
  const presented = presentedPart(state, agenda)
  return (
    <div className={classes.bar} data-live={presented !== null || undefined}>
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
            {activityKind(presented.content) === 'brainstorm' && ` · ${pageName(state, text)}`}
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

/** Which page of a brainstorm the room is on. */
function pageName(state: SessionState, text: (typeof facilitatorText)['en']): string {
  if (state.showOverviewPage) return text.onOverview
  if (state.showGroupPage) return text.onGroups
  if (state.showWordCloudPage) return text.onWordCloud
  if (state.focus && state.activePostId !== null) return text.onAnswer
  return text.onQuestion(state.topicActivePos + 1)
}
