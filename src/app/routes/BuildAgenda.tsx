import { FacilitatorAgenda } from '#features/agenda/list/FacilitatorAgenda.tsx'
import { choices } from '../registries/choices.ts'

/** The agenda editor for facilitators, with the activity types that can be added. */
export function BuildAgenda() {
  return <FacilitatorAgenda choices={choices} />
}
