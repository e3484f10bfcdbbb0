import type * as Y from 'yjs'
import { rootMap } from '../activity/docs.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { mapsOf, orderOf, textField, timeOf } from '../activity/items/itemType.ts'
import type { ItemOf, ItemType, StoredRecord, ValueField } from '../activity/items/itemType.ts'
import { readItems, standingRoots } from '../activity/items/readItems.ts'
import type { CategoryId } from '../ids.ts'
import { limits } from '../limits.ts'
import { statementApproved } from '../messages/pulse.ts'

// Documents and the outbox keep the names that they have had: a statement is a slider poll, its category a group.

/** The heading of statements, with a name. SPEC PU1, PU2 */
export const categoryType = {
  kind: 'sliderGroup',
  record: rootMap<StoredRecord>('groups'),
  deleted: rootMap<boolean>('groupDeleted'),
  valid: orderOf,
  fields: { text: textField('groupName', limits.categoryName) },
  under: null,
  sortedBy: 'order',
  act: 'arrange',
  isSeen: () => true,
  countedAs: null,
  most: limits.pulseCategories,
  hasSource: false,
} satisfies ItemType

/** Written by commands. SPEC PU3 */
const approval: ValueField<boolean> = {
  map: rootMap<boolean>('statementApproved'),
  valid: (stored) => stored === true,
  isCopied: true,
}

const statements = rootMap<StoredRecord>('statements')

/** What is voted on once it is approved. SPEC PU1 to PU4, PU9 */
export const statementType = {
  kind: 'sliderPoll',
  record: statements,
  deleted: rootMap<boolean>('statementDeleted'),
  valid(stored: StoredRecord) {
    const { groupId, byFacilitator } = stored
    const order = orderOf(stored)
    return (
      order && {
        ...{ groupId: String(groupId), ...order, ...timeOf(stored) },
        byFacilitator: byFacilitator === true,
      }
    )
  },
  fields: { text: textField('statementText', limits.statementText), isApproved: approval },
  under: { type: categoryType, key: 'groupId' },
  sortedBy: 'order',
  act: 'contribute',
  isSeen: ({ desk }: Pick<ActivityDocs, 'desk'>, id: string) => approval.map(desk).get(id) === true,
  // Who wrote it is nobody's business, not even whether a facilitator did.
  unseen: ['byFacilitator'],
  settled: statementApproved,
  isInput: (desk: Y.Doc, id: string) => statements(desk).get(id)?.['byFacilitator'] !== true,
  countedAs: 'statements:',
  most: limits.statementsPerCategory,
  isMostUnderHeading: true,
  hasSource: true,
} satisfies ItemType

/** On boards always approved, and as if nobody's: those that wait are on no board. SPEC PU3 */
export type StatementView = ItemOf<typeof statementType>

/** A category with its statements in their order. */
export interface CategoryView {
  id: CategoryId
  name: string
  statements: StatementView[]
}

/** The maps that decide which categories and statements there are, approved and in which order. */
export const standingMaps = [...standingRoots(statementType), approval.map]

/** The maps that `readCategories` reads. */
export const categoryRoots = [...mapsOf(categoryType), ...mapsOf(statementType)]

/** The categories that a board may have, each with its statements; of a desk including those that wait. SPEC P6 */
export function readCategories(doc: Y.Doc): CategoryView[] {
  const byCategory = Map.groupBy(readItems(statementType, doc), ({ groupId }) => groupId)
  return readItems(categoryType, doc)
    .slice(0, categoryType.most)
    .map(({ id, text }) => ({ id, name: text, statements: byCategory.get(id) ?? [] }))
}
