import { ProjectorPage } from '#features/projector/ProjectorPage.tsx'
import { RoomTimer } from '#features/timer/RoomTimer.tsx'
import { FacesProvider } from '#activity/faces.tsx'
import { faces } from './faces.ts'

/** `/projector/{workshopId}`: the room's screen, with what other features show on it. */
export function ProjectorRoute() {
  return (
    <FacesProvider faces={faces}>
      <ProjectorPage timer={<RoomTimer />} />
    </FacesProvider>
  )
}
