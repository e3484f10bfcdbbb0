import type { GroupId, OrganizeItemId, SectionId } from '#domain/ids.ts'

/** What was chosen on the board when the dialog was opened: items and groups, or else sections. */
export interface CopyScope {
  /** Null is what is not sorted. */
  sectionIds: readonly (SectionId | null)[]
  itemIds: readonly OrganizeItemId[]
  groupIds: readonly GroupId[]
}

/** What is not sorted, in lists of sections. */
export const unsortedId = ''

/** The scope passed by the board; null for any other value, which is the whole activity. */
export function copyScopeIn(at: unknown): CopyScope | null {
  if (typeof at !== 'object' || at === null) return null
  const { sectionIds, itemIds, groupIds } = at as Partial<CopyScope>
  return sectionIds && itemIds && groupIds ? { sectionIds, itemIds, groupIds } : null
}
