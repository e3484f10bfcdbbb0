import type * as Y from 'yjs'
import type { Changes } from '../../projection.ts'
import { touches, write } from '../boardKeys.ts'
import type { DeskCount } from '../counts.ts'
import { activityRoots } from '../docs.ts'
import type { AnyRootMap } from '../docs.ts'
import { boardSource } from '../source.ts'
import { textOf } from '../texts.ts'
import { firstItems, followItems, isLimitedOnBoard, writeItemCounts } from './countItems.ts'
import { storedRecord, storedValue } from './newItems.ts'
import { mapsOf } from './itemType.ts'
import type { Contents, ItemType } from './itemType.ts'
import { headingOf, isThere } from './readItems.ts'

const { info: infoRoot, sources } = activityRoots

/**
 * Projects a desk onto its board: only contents that are seen, not deleted and valid, with texts cut to their limits and
 * dangling references dropped. Writes the difference by key, in one transaction of the board. Browsers write desks, so
 * every value is validated. SPEC P1 to P6
 *
 * @param changes keys of the desk that changed; `all` at load and when a flag changed what is shown
 * @param count of this desk, kept between calls; a new one is started when left out
 */
export function projectItems(
  { info, items }: Contents,
  docs: { desk: Y.Doc; board: Y.Doc },
  changes: Changes,
  count?: DeskCount,
): void {
  const { desk, board } = docs
  const firsts = firstsOf(items, desk)
  // A change of these decides which items are shown. It is rare, so everything is projected again.
  const isAll = changes === 'all' || touches(changes, [...firsts.keys()].flatMap(structureOf))
  const keysOf = (maps: readonly AnyRootMap[]): Set<string> =>
    new Set(
      maps.flatMap((map) =>
        isAll
          ? [...map(desk).keys(), ...map(board).keys()]
          : [...((changes as Map<string, Set<string>>).get(map.key) ?? [])],
      ),
    )
  for (const field of keysOf([infoRoot])) writeInfo(info, docs, field)
  const sourced = new Set(keysOf(items.some(({ hasSource }) => hasSource) ? [sources] : []))
  for (const type of items) {
    for (const id of keysOf(type.hasSource ? [...mapsOf(type), sources] : mapsOf(type))) {
      writeItem(type, docs, id, isOnBoard(type, docs, firsts, id))
      if (type.hasSource) sourced.add(id)
    }
    if (type.countedAs === null || (!isAll && !touches(changes, structureOf(type)))) continue
    const under = type.under && firsts.get(type.under.type)
    writeItemCounts(type, docs, count ?? followItems(type, desk), under ?? new Set())
  }
  for (const id of sourced) {
    const isShown = items.some(({ hasSource, record }) => hasSource && record(board).has(id))
    write(sources(board) as Y.Map<unknown>, id, isShown ? boardSource(desk, id) : undefined)
  }
}

/** Ids of the items that the board may have, by their type, where only the first ones are shown. */
type Firsts = ReadonlyMap<ItemType, ReadonlySet<string>>

function firstsOf(items: readonly ItemType[], desk: Y.Doc): Firsts {
  const types = items.filter((type) => isLimitedOnBoard(items, type))
  return new Map(types.map((type) => [type, new Set(firstItems(type, desk).map(({ id }) => id))]))
}

/** The names of the root maps that decide whether items exist. */
function structureOf({ record, deleted }: ItemType): string[] {
  return [record.key, deleted.key]
}

function isOnBoard(type: ItemType, docs: { desk: Y.Doc; board: Y.Doc }, firsts: Firsts, id: string): boolean {
  if (firsts.get(type)?.has(id) === false) return false
  const record = isThere(type, docs.desk, id) ? type.record(docs.desk).get(id) : undefined
  if (!record || type.valid(record) === null) return false
  const heading = headingOf(type, record)
  if (type.under && !firsts.get(type.under.type)?.has(heading ?? '')) return false
  return type.isSeen(docs, id)
}

function writeItem(
  type: ItemType,
  { desk, board }: { desk: Y.Doc; board: Y.Doc },
  id: string,
  isShown: boolean,
): void {
  const { record, fields } = type
  const stored = isShown ? record(desk).get(id) : undefined
  write(record(board) as Y.Map<unknown>, id, stored && storedRecord(type, stored, type.unseen))
  for (const field of Object.values(fields))
    write(
      field.map(board) as Y.Map<unknown>,
      id,
      isShown ? storedValue(field, field.map(desk).get(id)) : undefined,
    )
}

/** Writes one text of an activity onto its board: cut to its limit, without those that have none. SPEC P6 */
export function writeInfo(
  limits: Readonly<Record<string, number>>,
  { desk, board }: { desk: Y.Doc; board: Y.Doc },
  field: string,
): void {
  const most = Object.hasOwn(limits, field) ? limits[field] : undefined
  const text = most === undefined ? undefined : infoRoot(desk).get(field)
  const shown = text === undefined || most === undefined ? undefined : textOf(text, most)
  write(infoRoot(board) as Y.Map<unknown>, field, shown)
}
