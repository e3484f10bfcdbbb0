import { ProjectorPage } from '#features/projector/ProjectorPage.tsx'
import { ProjectorTimer } from '#features/timer/ProjectorTimer.tsx'
import { FacesProvider } from '#activity/faces.tsx'
import { faces } from '../registries/faces.ts'

/** `/projector/{workshopId}`: the projector, with views of other features. */
export function ProjectorRoute() {
  return (
    <FacesProvider faces={faces}>
      <ProjectorPage timer={<ProjectorTimer />} />
    </FacesProvider>
  )
}
