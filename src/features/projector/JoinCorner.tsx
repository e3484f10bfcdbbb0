import { useRoom } from '#sync/room.tsx'
import { SessionCode } from '#ui/session/SessionCode.tsx'
import { useText } from '#ui/useText.ts'
import { projectorText } from './projectorText.ts'
import classes from './RoomScreen.module.css'

/** For those who come late: the ways in, small, in a corner. */
export function JoinCorner() {
  const text = useText(projectorText)
  const { workshopId } = useRoom()
  return (
    <aside className={classes.corner} aria-label={text.joinAt}>
      <span>
        {text.joinAt} {`${location.host}/join`}
      </span>
      <SessionCode workshopId={workshopId} />
    </aside>
  )
}
