import { useMemo } from 'react'
import { useActivity } from '#activity/useActivity.ts'
import type { Activity } from '#activity/useActivity.ts'
import type { ObjectId } from '#domain/ids.ts'
import { areItemsTaken, sortingOf } from '#domain/organize/flags.ts'
import type { Sorting } from '#domain/organize/flags.ts'
import { readUnsorted } from '#domain/organize/info.ts'
import type { ItemView } from '#domain/organize/items.ts'
import { readSections, sectionRoots } from '#domain/organize/places.ts'
import type { OrganizedSection } from '#domain/organize/places.ts'
import { boardRoots, roots } from '#domain/organize/roots.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'

/** What every view of an Organize activity builds on. */
export interface Organize extends Activity {
  part: AgendaPart | null
  name: string
  description: string
  /** The name of what is not sorted, never empty, and what is written below it. */
  unsortedName: string
  unsortedDesc: string
  /** Who sorts. SPEC OR5 */
  sorting: Sorting
  /** Participants may add items. SPEC OR3 */
  takesItems: boolean
  /** In their order, each with its groups and items; what is not sorted comes first, with the id null. */
  sections: readonly OrganizedSection[]
  /** All items, in the order of the sections. */
  items: readonly ItemView[]
  /** Its documents have arrived. */
  isKnown: boolean
}

/** Opens the documents of an Organize activity that this user's role may read, and reads its sections and settings. */
export function useOrganize(objectId: ObjectId): Organize {
  const activity = useActivity(objectId)
  const { source, board } = activity
  const { agenda } = useStateDocument()
  const part = agenda.find((one) => one.objectId === objectId) ?? null
  const texts = useDerived(source, [roots.info], (doc) => {
    const unsorted = readUnsorted(doc)
    return {
      description: roots.info(doc).get('organizeDesc') ?? '',
      unsortedName: unsorted.text,
      unsortedDesc: unsorted.desc,
      isKnown: roots.info(doc).size > 0,
    }
  })
  const sections = useDerived(source, [...sectionRoots, roots.info], readSections)
  const rules = useDerived(board, [boardRoots.flags, boardRoots.settings], (doc) => ({
    sorting: sortingOf(doc),
    takesItems: areItemsTaken(doc),
  }))
  return useMemo(
    () => ({
      ...{ ...activity, part, sections, ...texts, ...rules },
      name: part?.partName ?? '',
      items: sections.flatMap(({ entries }) => entries.flatMap(({ items }) => items)),
    }),
    [activity, part, sections, texts, rules],
  )
}
