import type * as Y from 'yjs'
import type { Changes } from '../projection.ts'
import { touches, write } from '../activity/boardKeys.ts'
import { projectItems } from '../activity/items/projectItems.ts'
import { infoLimits } from './info.ts'
import { groupType, itemType, sectionType } from './items.ts'
import { places, readArrangement } from './places.ts'
import type { Place, ReadPlace } from './places.ts'

/** The root maps that decide which sections and groups stand. */
const structure = [sectionType, groupType].flatMap(({ record, deleted }) => [record.key, deleted.key])

/**
 * Projects a desk onto its board: what is not deleted and not too many, and where it is, with sections and groups that do
 * not stand read through. SPEC P1 to P6, OR4
 */
export function projectOrganize({ desk, board }: { desk: Y.Doc; board: Y.Doc }, changes: Changes): void {
  const arrangement = readArrangement(desk)
  const [sections, groups] = [arrangement.sections, arrangement.groups].map(
    (all) => new Set(all.map(({ id }) => id)),
  )
  // Which ones stand, and where a group is, decides where much else is. It changes rarely.
  const isAll =
    changes === 'all' ||
    touches(changes, structure) ||
    [...(changes.get(places.key) ?? [])].some((id) => groupType.record(desk).has(id))
  const contents = {
    info: infoLimits,
    items: [
      { ...sectionType, isSeen: (_docs: unknown, id: string) => sections?.has(id) === true },
      { ...groupType, isSeen: (_docs: unknown, id: string) => groups?.has(id) === true },
      itemType,
    ],
  }
  projectItems(contents, { desk, board }, isAll ? 'all' : changes)
  for (const id of concerned(desk, board, isAll ? 'all' : changes)) {
    const isShown = itemType.record(board).has(id) || groupType.record(board).has(id)
    write(places(board) as Y.Map<unknown>, id, isShown ? shownPlace(arrangement.placeOf(id)) : undefined)
  }
}

/** Ids of items and groups whose place on the board may be another one. */
function concerned(desk: Y.Doc, board: Y.Doc, changes: Changes): Iterable<string> {
  const records = [itemType.record, groupType.record]
  if (changes === 'all')
    return new Set([
      ...[places(board), ...records.map((record) => record(desk))].flatMap((map) => [...map.keys()]),
    ])
  return new Set(
    [places.key, itemType.record.key, itemType.deleted.key].flatMap((key) => [...(changes.get(key) ?? [])]),
  )
}

function shownPlace({ order, sectionId, groupId }: ReadPlace): Place {
  return { order, ...(groupId !== null ? { groupId } : sectionId !== null && { sectionId }) }
}
