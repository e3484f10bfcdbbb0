import { CreatePage } from '#features/agenda/choose/CreatePage.tsx'
import { choices } from '../registries/choices.ts'

/** `/workshop/{workshopId}/create`, with the activity types that can be added. */
export function CreateRoute() {
  return <CreatePage choices={choices} />
}
