import type * as Y from 'yjs'
import { colorOf } from '../activity/colors.ts'
import { rootMap } from '../activity/docs.ts'
import { orderOf, textField, timeOf } from '../activity/items/itemType.ts'
import type { ItemOf, ItemType, StoredRecord, ValueField } from '../activity/items/itemType.ts'
import { limits } from '../limits.ts'

const color: ValueField<number> = { map: rootMap<number>('sectionColor'), valid: colorOf, isCopied: true }

/** What items are sorted into. What is not sorted is in no section. SPEC OR1, OR2 */
export const sectionType = {
  kind: 'organizeSection',
  record: rootMap<StoredRecord>('sections'),
  deleted: rootMap<boolean>('sectionDeleted'),
  valid: orderOf,
  fields: {
    text: textField('sectionName', limits.sectionName),
    desc: textField('sectionDesc', limits.sectionDesc, 'optional'),
    color,
  },
  under: null,
  sortedBy: 'order',
  act: 'arrange',
  isSeen: () => true,
  countedAs: null,
  most: limits.organizeSections,
  hasSource: false,
} satisfies ItemType

/** A group of items; where it is, its place tells. The order of its record is that in which groups were made. SPEC OR1 */
export const groupType = {
  kind: 'organizeGroup',
  record: rootMap<StoredRecord>('groups'),
  deleted: rootMap<boolean>('groupDeleted'),
  valid: orderOf,
  fields: { text: textField('groupName', limits.groupName) },
  under: null,
  sortedBy: 'order',
  act: 'arrange',
  isSeen: () => true,
  countedAs: null,
  most: limits.organizeGroups,
  hasSource: false,
} satisfies ItemType

const items = rootMap<StoredRecord>('items')

/** What is sorted. Everybody sees it at once. SPEC OR1, OR3, PU9 */
export const itemType = {
  kind: 'organizeItem',
  record: items,
  deleted: rootMap<boolean>('itemDeleted'),
  valid: (stored: StoredRecord) => ({
    ...timeOf(stored),
    byFacilitator: stored['byFacilitator'] === true,
  }),
  fields: {
    text: textField('itemText', limits.postText),
    desc: textField('itemDesc', limits.postDesc, 'optional'),
  },
  under: null,
  sortedBy: 'time',
  act: 'contribute',
  isSeen: () => true,
  // Who wrote it is nobody's business, not even whether a facilitator did.
  unseen: ['byFacilitator'],
  isInput: (desk: Y.Doc, id: string) => items(desk).get(id)?.['byFacilitator'] !== true,
  countedAs: null,
  most: limits.organizeItems,
  hasSource: true,
} satisfies ItemType

export type SectionItem = ItemOf<typeof sectionType>
export type GroupItem = ItemOf<typeof groupType>
/** On boards as if nobody's. */
export type ItemView = ItemOf<typeof itemType>
