import { fullName } from '#domain/names.ts'
import type { WorkshopRow } from './useMyWorkshops.ts'

/** Who made a session: 'Me' for the person looking, else first and last name. */
export function ownerName({ creator }: WorkshopRow, userId: string, me: string): string {
  return creator.id === userId ? me : fullName(creator)
}
