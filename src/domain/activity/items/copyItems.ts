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
import { numberOf } from '../numberOf.ts'
import { putItem, validValue } from './fieldValues.ts'
import type { Contents, FieldValues, ItemType } from './itemType.ts'
import { firstItems, headingOf, isHeadingIn, readItems } from './readItems.ts'

/** An item as values, without author and history, and without ids except those of its source (K12). SPEC K1, K2 */
export interface CopiedItem {
  /** The position of its heading; null where it lies under none. */
  under: number | null
  /** Epoch seconds; 0 for items that are sorted by a key. */
  createdAt: number
  source: InputSource | null
  /** Its fields, by name. */
  [field: string]: unknown
}

/** A copied item whose type is known. */
export type Copied<Type extends ItemType> = CopiedItem & FieldValues<Type['fields']>

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
    if (mode === 'headings_only' && type.act === 'contribute') return [type.record.key, []]
    const items = isHeadingIn(types, type) ? firstItems(type, desk) : readItems(type, desk)
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
  { fields, hasSource }: ItemType,
  desk: Y.Doc,
  item: { id: string } & Readonly<Record<string, unknown>>,
  { under, sourceOf }: { under: number | null; sourceOf: SourceOf },
): CopiedItem {
  const values = Object.entries(fields).map(([name, field]) => [name, validValue(field, item[name])])
  return {
    ...Object.fromEntries(values),
    under,
    createdAt: numberOf(item['createdAt']),
    source: hasSource ? copiedSource(desk, item.id, sourceOf) : null,
  }
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
      const at =
        type.sortedBy === 'order' ? { order: orders[place] ?? '' } : { createdAt: item.createdAt, place }
      putItem(type, desk, id, { under: headings?.[item.under ?? 0] ?? '', place: at, values: item })
      writeSource(desk, id, item.source)
      return id
    })
    idsOf.set(type, ids)
    return madeOf({ [type.kind]: ids })
  })
}
