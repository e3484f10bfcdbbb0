import { FacilitatorAgenda } from '#features/agenda/FacilitatorAgenda.tsx'
import { choices } from './choices.ts'

/** The agenda as facilitators build it, with what can be added. */
export function BuildAgenda() {
  return <FacilitatorAgenda choices={choices} />
}
