import type * as Y from 'yjs'
import { followDesk, hasRoom, writeCounts } from '../counts.ts'
import type { Counted, DeskCount } from '../counts.ts'
import type { ActivityDocs } from '../docs.ts'
import { countKey } from './itemType.ts'
import type { ItemOf, ItemType, StoredRecord } from './itemType.ts'
import { headingOf, readItems, standingRoots } from './readItems.ts'

/** The items that boards may have: only the first ones when concurrent edits exceeded the limit. SPEC P6 */
export function firstItems<Type extends ItemType>(type: Type, doc: Y.Doc): ItemOf<Type>[] {
  const items = readItems(type, doc)
  const lists = type.isMostUnderHeading
    ? Map.groupBy(items, (item) => headingOf(type, item)).values()
    : [items]
  const first = new Set([...lists].flatMap((list) => list.slice(0, type.most)))
  return items.filter((item) => first.has(item))
}

/** Whether boards have only the first items of a type: what facilitators arrange, by edits that no server checks. SPEC P6 */
export function isLimitedOnBoard(types: readonly ItemType[], type: ItemType): boolean {
  return type.act === 'arrange' || types.some(({ under }) => under?.type === type)
}

function counted(type: ItemType): Counted<StoredRecord> {
  return {
    prefix: countKey(type, ''),
    things: type.record,
    deleted: type.deleted,
    headings: type.under ? standingRoots(type.under.type) : [],
  }
}

/** Starts counting the items of a desk. */
export function followItems(type: ItemType, desk: Y.Doc): DeskCount {
  return followDesk(desk, counted(type))
}

/** Writes the number of items per heading, hidden ones included: only numbers, no contents. SPEC P5 */
export function writeItemCounts(
  type: ItemType,
  docs: ActivityDocs,
  count: DeskCount,
  headings: Pick<ReadonlySet<string>, 'has'>,
): void {
  writeCounts(docs, counted(type), count, keyIn(type, headings))
}

/** Whether the activity can take this many more of counted items. SPEC Q6 */
export function hasRoomForItems(type: ItemType, docs: ActivityDocs, more: number): boolean {
  return hasRoom(docs, counted(type), { more, most: type.most }, () =>
    keyIn(type, new Set(type.under ? firstItems(type.under.type, docs.desk).map(({ id }) => id) : [])),
  )
}

function keyIn(
  type: ItemType,
  headings: Pick<ReadonlySet<string>, 'has'>,
): (record: object) => string | undefined {
  return (record) => {
    const heading = type.valid(record as StoredRecord) ? headingOf(type, record) : undefined
    return heading !== undefined && headings.has(heading) ? countKey(type, heading) : undefined
  }
}
