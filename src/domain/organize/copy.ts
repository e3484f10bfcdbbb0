import { generateNKeysBetween } from 'fractional-indexing'
import type * as Y from 'yjs'
import { copyOfContents } from '../activity/items/copyItems.ts'
import type { CopiedContents } from '../activity/items/copyItems.ts'
import { isInput } from '../activity/items/deskItems.ts'
import { readItems } from '../activity/items/readItems.ts'
import type { ActivityModel, CopyMode } from '../activity/model.ts'
import { resultsMode } from '../activity/votes/showing.ts'
import type { ResultsMode } from '../activity/votes/showing.ts'
import { setResultsMode } from '../activity/votes/voting.ts'
import { areItemsTaken, sortingOf } from './flags.ts'
import type { Sorting } from './flags.ts'
import { infoLimits } from './info.ts'
import { groupType, itemType, sectionType } from './items.ts'
import { places, readArrangement } from './places.ts'
import { setItemsTaken, setSorting } from './sorting.ts'

/** Where a copied item or group is, by positions in the copy; its own position among all of them is its order. */
interface CopiedPlace {
  /** The position of the item or group in its list. */
  at: number
  isGroup: boolean
  section: number | null
  group: number | null
}

/** An Organize activity as values, without authors, votes and ids except those of sources (K12). SPEC K1, K2, BT16, OR10 */
export interface CopiedValues extends CopiedContents {
  /** Of all items and groups, in their order on the board. */
  places: CopiedPlace[]
  sorting: Sorting
  areItemsTaken: boolean
  resultsMode: ResultsMode
}

const contents = { info: infoLimits, items: [sectionType, groupType, itemType] }
const copied = copyOfContents(contents)

export const copyOfOrganize: ActivityModel<CopiedValues>['copy'] = {
  read(docs, mode, notes = 'withNotes', sourceOf) {
    const { info, items } = copied.read(docs, mode, notes, sourceOf)
    const { sections, groups } = readArrangement(docs.desk)
    return {
      info,
      items: {
        ...items,
        [sectionType.record.key]: (items[sectionType.record.key] ?? []).slice(0, sections.length),
        [groupType.record.key]: (items[groupType.record.key] ?? []).slice(0, groups.length),
      },
      places: readPlaces(docs.desk, mode),
      sorting: sortingOf(docs.board),
      areItemsTaken: areItemsTaken(docs.board),
      resultsMode: resultsMode(docs.board),
    }
  },
  ungrouped,
  named: (values, organizeName) => ({ ...values, info: { ...values.info, organizeName } }),
  write(docs, values, newId) {
    const { desk, board } = docs
    setItemsTaken(board, values.areItemsTaken)
    setSorting(board, values.sorting)
    if (values.resultsMode !== resultsMode(board)) setResultsMode(board, values.resultsMode)
    const made = copied.write(docs, values, newId)
    const idsOf = ({ kind }: { kind: string }): string[] =>
      made.flatMap((one) => (one.kind === kind ? one.id : []))
    const [sectionIds, groupIds, itemIds] = [idsOf(sectionType), idsOf(groupType), idsOf(itemType)]
    const orders = generateNKeysBetween(null, null, values.places.length)
    for (const [number, { at, isGroup, section, group }] of values.places.entries()) {
      const [id, groupId] = [(isGroup ? groupIds : itemIds)[at], group === null ? undefined : groupIds[group]]
      const sectionId = section === null ? undefined : sectionIds[section]
      const target = groupId !== undefined ? { groupId } : sectionId !== undefined && { sectionId }
      if (id !== undefined) places(desk).set(id, { order: orders[number] ?? '', ...target })
    }
    return made
  },
}

/** What lies in groups lies in their sections instead. SPEC OR10 */
function ungrouped(values: CopiedValues): CopiedValues {
  const sectionOf = new Map(
    values.places.flatMap(({ at, isGroup, section }) => (isGroup ? [[at, section]] : [])),
  )
  return {
    ...values,
    items: { ...values.items, [groupType.record.key]: [] },
    places: values.places.flatMap((place) => {
      const { group, isGroup } = place
      if (isGroup) return []
      return group === null ? place : { ...place, group: null, section: sectionOf.get(group) ?? null }
    }),
  }
}

/** Without input, items are not sorted: sorting them is the input. SPEC OR10 */
function readPlaces(desk: Y.Doc, mode: CopyMode): CopiedPlace[] {
  const { sections, groups, placeOf } = readArrangement(desk)
  const positions = (all: readonly { id: string }[]) => new Map(all.map(({ id }, at) => [id, at]))
  const [sectionAt, groupAt] = [positions(sections), positions(groups)]
  const items = readItems(itemType, desk).filter(
    ({ id }) => mode === 'copy_all' || !isInput(itemType, desk, id),
  )
  const placeIn = (id: string, at: number, isGroup: boolean) => {
    const { sectionId, groupId, order } = placeOf(id)
    const isSorted = isGroup || mode === 'copy_all'
    return {
      ...{ order, at, isGroup },
      section: isSorted && groupId === null ? (sectionAt.get(sectionId ?? '') ?? null) : null,
      group: isSorted ? (groupAt.get(groupId ?? '') ?? null) : null,
    }
  }
  return [
    ...groups.map(({ id }, at) => placeIn(id, at, true)),
    ...items.map(({ id }, at) => placeIn(id, at, false)),
  ]
    .toSorted((a, b) => (a.order === b.order ? 0 : a.order < b.order ? -1 : 1))
    .map(({ order: _order, ...place }) => place)
}
