import type { CopyItems, InputChoice } from '#activity/copyInput/copySource.ts'
import type { ObjectId, SectionId } from '#domain/ids.ts'
import type { OrganizedSection } from '#domain/organize/places.ts'
import { cleanText } from '#domain/text.ts'
import type { CopyScope } from './copyScope.ts'

/** Each item by itself, or each section with what is in it. */
export const copiedAs = ['items', 'sections'] as const
export type CopiedAs = (typeof copiedAs)[number]

/** What of an activity is copied, as it stands there now. */
export interface CopyChoice {
  as: CopiedAs
  /** The chosen sections; null: items and groups were selected. */
  sections: readonly OrganizedSection[] | null
  /** All sections are chosen. */
  isAll: boolean
  itemIds: readonly string[]
  groupIds: readonly string[]
}

/**
 * What is copied of the sections of a desk.
 *
 * @param scope what was selected on the board; null for nothing
 * @param isChosen whether a section is chosen in the dialog
 */
export function copyChoice(
  all: readonly OrganizedSection[],
  scope: Pick<CopyScope, 'itemIds' | 'groupIds'> | null,
  as: CopiedAs,
  isChosen: (id: SectionId | null) => boolean,
): CopyChoice {
  const sections = scope ? all : all.filter(({ id }) => isChosen(id))
  const entries = sections.flatMap((section) => section.entries)
  const items = entries.flatMap((entry) => entry.items).filter(({ text }) => cleanText(text) !== '')
  const [itemIds, groupIds] = [items, entries.flatMap(({ group }) => group ?? [])].map((things) =>
    things.map(({ id }) => id),
  )
  const isIn = (ids: readonly string[] | undefined) => (id: string) => ids?.includes(id) ?? true
  return {
    ...{ as: scope ? 'items' : as, sections: scope ? null : sections },
    isAll: sections.length === all.length,
    itemIds: itemIds?.filter(isIn(scope?.itemIds)) ?? [],
    groupIds: groupIds?.filter(isIn(scope?.groupIds)) ?? [],
  }
}

/** The sections that are copied as headings: what is not sorted is none. */
export function headingsOf({ sections }: CopyChoice): SectionId[] {
  return (sections ?? []).flatMap(({ id }) => id ?? [])
}

/** The items of an activity to copy, as named in the call. SPEC OR10 */
export function copyItems(
  objectId: ObjectId,
  choice: CopyChoice,
  input: InputChoice,
  withAnswers: boolean,
): CopyItems {
  if (input.type === 'top') return [{ type: 'TOP', objId: objectId, count: input.count }]
  if (choice.as === 'sections') return groupedItems(objectId, choice)
  if (input.type === 'groups') return named(choice.groupIds, withAnswers)
  return choice.isAll && choice.sections ? named([objectId], false) : named(choice.itemIds, false)
}

/** The same with groups as groups. */
export function groupedItems(objectId: ObjectId, choice: CopyChoice): CopyItems {
  if (choice.as === 'sections')
    return headingsOf(choice).map((objId) => ({ type: 'TOPICS', objId, copyChildren: true }))
  if (choice.isAll && choice.sections) return named([objectId], true)
  if (!choice.sections) return named([...choice.groupIds, ...choice.itemIds], true)
  const ids = choice.sections.flatMap(({ id, entries }) =>
    id === null
      ? entries.flatMap(({ group, items }) => (group ? [group.id] : items.map((item) => item.id)))
      : [id],
  )
  return named(ids, true)
}

function named(ids: readonly string[], copyChildren: boolean): CopyItems {
  return ids.map((objId) => ({ type: 'ANSWERS', objId, copyChildren }))
}
