import { RoomWordCloud } from '#features/brainstorm/cloud/RoomWordCloud.tsx'
import { ProjectorPage } from '#features/projector/ProjectorPage.tsx'
import { RoomTimer } from '#features/timer/RoomTimer.tsx'

/** `/projector/{workshopId}`: the room's screen, with what other features show on it. */
export function ProjectorRoute() {
  return (
    <ProjectorPage
      timer={<RoomTimer />}
      wordCloud={({ objectId }, place) => <RoomWordCloud objectId={objectId} {...place} />}
    />
  )
}
