import { generateNKeysBetween } from 'fractional-indexing'
import type * as Y from 'yjs'
import { madeOf } from '../contents.ts'
import type { Made } from '../contents.ts'
import { activityRoots } from '../docs.ts'
import type { InputSource } from '../docs.ts'
import { copiedTexts } from '../info.ts'
import type { ActivityModel, CopyMode } from '../model.ts'
import { copiedSource, noSources, writeSource } from '../source.ts'
import type { SourceOf } from '../source.ts'
import { isInput } from './deskItems.ts'
import { validValue } from './fieldValues.ts'
import { putItem } from './newItems.ts'
import type { Contents, FieldValues, ItemType } from './itemType.ts'
import { firstItems, isLimitedOnBoard } from './countItems.ts'
import { headingOf, readItems } from './readItems.ts'

/** An item as values, without author and history, and without ids except those of its source (K12). SPEC K1, K2 */
export interface CopiedItem {
  /** The position of its heading; null where it lies under none. */
  under: number | null
  source: InputSource | null
  /** Its fields, and what its record keeps beside heading and place, by name. */
  [name: string]: unknown
}

/** A copied item whose type is known. */
export type Copied<Type extends ItemType> = CopiedItem &
  FieldValues<Type['fields']> &
  Exclude<ReturnType<Type['valid']>, null>

/** Items by the name of their root map. */
export type CopiedItems = Readonly<Record<string, readonly CopiedItem[]>>

/** An activity of texts and items as values, without what commands show or lock. */
export interface CopiedContents {
  /** Texts of the activity, including the presenter's notes. */
  info: Record<string, string>
  items: CopiedItems
}

/** How an activity of texts and items is copied. */
export function copyOfContents({ info, items }: Contents): ActivityModel<CopiedContents>['copy'] {
  return {
    read: ({ desk }, mode, notes = 'withNotes', sourceOf) => ({
      info: copiedTexts(desk, info, notes),
      items: readCopiedItems(items, desk, mode, sourceOf),
    }),
    // The name is stored on the part only.
    named: (values) => values,
    write({ desk }, values, newId) {
      for (const [field, text] of Object.entries(values.info)) activityRoots.info(desk).set(field, text)
      return writeCopiedItems(items, desk, values.items, newId)
    },
  }
}

/**
 * Reads the items that a copy contains. Browsers write desks: invalid values are left out. SPEC P6
 *
 * @param types headings before what lies under them
 */
export function readCopiedItems(
  types: readonly ItemType[],
  desk: Y.Doc,
  mode: CopyMode,
  sourceOf: SourceOf = noSources,
): CopiedItems {
  const positions = new Map<ItemType, ReadonlyMap<string, number>>()
  const copied = types.map((type): [string, CopiedItem[]] => {
    const all = isLimitedOnBoard(types, type) ? firstItems(type, desk) : readItems(type, desk)
    const items = all.filter(({ id }) => mode === 'copy_all' || !isInput(type, desk, id))
    positions.set(type, new Map(items.map(({ id }, at) => [id, at])))
    const headings = type.under && positions.get(type.under.type)
    const values = items.flatMap((item) => {
      const under = headings ? headings.get(headingOf(type, item) ?? '') : null
      return under === undefined ? [] : [copiedItem(type, desk, item, { under, sourceOf })]
    })
    return [type.record.key, values]
  })
  return Object.fromEntries(copied)
}

/** All items of a desk as values, valid ones alone, type by type. */
export function readCopied<const Types extends readonly ItemType[]>(
  types: Types,
  desk: Y.Doc,
): { [At in keyof Types]: Copied<Types[At]>[] } {
  const items = readCopiedItems(types, desk, 'copy_all')
  return types.map(({ record }) => items[record.key]) as { [At in keyof Types]: Copied<Types[At]>[] }
}

function copiedItem(
  { fields, under: lies, hasSource }: ItemType,
  desk: Y.Doc,
  item: { id: string } & Readonly<Record<string, unknown>>,
  { under, sourceOf }: { under: number | null; sourceOf: SourceOf },
): CopiedItem {
  const values: CopiedItem = { under, source: hasSource ? copiedSource(desk, item.id, sourceOf) : null }
  for (const [name, value] of Object.entries(item)) {
    const field = fields[name]
    if (field && 'valid' in field && !field.isCopied) continue
    if (!['id', 'order', 'place', lies?.key].includes(name))
      values[name] = field ? validValue(field, value) : value
  }
  return values
}

/**
 * Fills the desk of a new activity with the items of another one, under new ids.
 *
 * @param copied as `readCopiedItems` returned it for the same types
 * @param newId returns an unused id
 */
export function writeCopiedItems(
  types: readonly ItemType[],
  desk: Y.Doc,
  copied: CopiedItems,
  newId: () => string,
): Made[] {
  const idsOf = new Map<ItemType, string[]>()
  return types.flatMap((type) => {
    const items = copied[type.record.key] ?? []
    const orders = generateNKeysBetween(null, null, items.length)
    const headings = type.under && idsOf.get(type.under.type)
    const ids = items.map((item, place) => {
      const id = newId()
      const under = type.under && { [type.under.key]: headings?.[item.under ?? 0] ?? '' }
      putItem(type, desk, id, { ...item, ...under, order: orders[place], place })
      writeSource(desk, id, item.source)
      return id
    })
    idsOf.set(type, ids)
    return madeOf({ [type.kind]: ids })
  })
}
