import { CreatePage } from '#features/agenda/CreatePage.tsx'
import { choices } from './choices.ts'

/** `/workshop/{workshopId}/create`, with what can be added. */
export function CreateRoute() {
  return <CreatePage choices={choices} />
}
