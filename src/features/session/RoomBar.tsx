import { Anchor, Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { messageOf } from '#api/callErrors.ts'
import { UpdatePartVisibilityDocument } from '#api/operations/part.ts'
import { activityKind } from '#domain/content.ts'
import { partPath } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import type { SessionState } from '#domain/state.ts'
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
              {activityKind(presented.content) === 'brainstorm' && ` · ${pageName(state, text)}`}
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

/** Which page of a brainstorm the room is on. */
function pageName(state: SessionState, text: (typeof facilitatorText)['en']): string {
  if (state.showOverviewPage) return text.onOverview
  if (state.showGroupPage) return text.onGroups
  if (state.showWordCloudPage) return text.onWordCloud
  if (state.focus && state.activePostId !== null) return text.onAnswer
  return text.onQuestion(state.topicActivePos + 1)
}
