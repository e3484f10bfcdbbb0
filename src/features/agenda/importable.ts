import { fullName } from '#domain/names.ts'
import { searchIn } from '#domain/search.ts'
import type { WorkshopRowFragment } from '#api/generated.ts'

/** The sessions activities can be taken from: no templates, not this one, newest first, found by name. */
export function sessionsToImportFrom(
  workshops: readonly WorkshopRowFragment[],
  here: string,
  search: string,
): WorkshopRowFragment[] {
  const others = workshops
    .filter(({ id, template }) => !template && id !== here)
    .sort((one, other) => other.createdTimeStamp - one.createdTimeStamp)
  return searchIn(others, search, ({ workshopName }) => workshopName)
}

/** 'Me' for the person looking, else first and last name. */
export function ownerOf({ creator }: WorkshopRowFragment, userId: string | undefined, me: string): string {
  return creator.id === userId ? me : fullName(creator)
}
