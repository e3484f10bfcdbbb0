import { fullName } from '#domain/accounts/names.ts'
import { searchIn } from '#domain/search.ts'
import type { WorkshopRowFragment, WorkshopsQuery } from '#api/generated.ts'

/** A session of the list, with its activities in agenda order. */
export type ImportableSession = WorkshopsQuery['workshops'][number]

/** The sessions that activities can be imported from: no templates, not this one, newest first, filtered by name. */
export function sessionsToImportFrom<Row extends WorkshopRowFragment>(
  workshops: readonly Row[],
  here: string,
  search: string,
): Row[] {
  const others = workshops
    .filter(({ id, template }) => !template && id !== here)
    .sort((one, other) => other.createdTimeStamp - one.createdTimeStamp)
  return searchIn(others, search, ({ workshopName }) => workshopName)
}

/** 'Me' for the current user, otherwise first and last name. */
export function ownerOf({ creator }: WorkshopRowFragment, userId: string | undefined, me: string): string {
  return creator.id === userId ? me : fullName(creator)
}
