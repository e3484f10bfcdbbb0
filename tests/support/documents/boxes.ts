import type * as Y from 'yjs'
import { activityRoots, rootMap } from '#domain/activity/docs.ts'
import { orderOf, textField, timeOf } from '#domain/activity/items/itemType.ts'
import type { ItemType, StoredRecord } from '#domain/activity/items/itemType.ts'
import { answersFull, answersUsedUp } from '#domain/messages/activities.ts'

/** A made-up kind: things in boxes, which the room sees once the lid is off. */
export const boxType = {
  ...{ kind: 'identifyTopic', act: 'arrange', sortedBy: 'order' },
  record: rootMap<StoredRecord>('boxes'),
  deleted: rootMap<boolean>('boxDeleted'),
  valid: orderOf,
  fields: { text: textField('boxText', 20) },
  ...{ under: null, isSeen: () => true, countedAs: null, hasSource: false },
  most: 3,
} satisfies ItemType
/** Under boxes. */
export const thingType = {
  ...{ kind: 'identifyAnswer', act: 'contribute', sortedBy: 'time' },
  record: rootMap<StoredRecord>('things'),
  deleted: rootMap<boolean>('thingDeleted'),
  valid: (stored: StoredRecord) => ({ boxId: String(stored['boxId']), ...timeOf(stored) }),
  fields: { text: textField('thingText', 20), desc: textField('thingDesc', 30, 'optional') },
  under: { type: boxType, key: 'boxId' },
  isSeen: ({ board }: { board: Y.Doc }) => activityRoots.flags(board).get('open') === true,
  ...{ countedAs: 'things:', hasSource: true },
  most: 5,
} satisfies ItemType
export const boxRules = { type: boxType, full: answersFull, kept: null, last: answersFull }
export const thingRules = {
  type: thingType,
  full: answersFull,
  kept: { most: 8, mistake: answersUsedUp },
  last: null,
}
export const contents = { info: { title: 10 }, items: [boxType, thingType] }
