import type * as Y from 'yjs'
import { deleteAllItems } from '../activity/items/changeItems.ts'
import { copyOfContents } from '../activity/items/copyItems.ts'
import type { CopiedContents } from '../activity/items/copyItems.ts'
import { followItems } from '../activity/items/countItems.ts'
import { createItem } from '../activity/items/createItems.ts'
import { readHeadedInput, writeHeadedInput } from '../activity/items/inputItems.ts'
import type { HeadedInput } from '../activity/items/inputItems.ts'
import { projectItems } from '../activity/items/projectItems.ts'
import { isStanding } from '../activity/items/readItems.ts'
import type { ActivityModel, Focus } from '../activity/model.ts'
import { deskEditor } from '../actor.ts'
import { limits } from '../limits.ts'
import * as copyMessages from '../messages/copying.ts'
import { exportedIdentify } from './exported.ts'
import { infoLimits } from './info.ts'
import { answerType, topicType } from './items.ts'
import { boardRoots, roots } from './roots.ts'
import { answerRules } from './answerRules.ts'
import { topicRules } from './topicRules.ts'

const contents = { info: infoLimits, items: [topicType, answerType] }

/** Input becomes answers under a topic, or topics with their answers. SPEC Y8 */
const input: HeadedInput = {
  ...{ heading: topicRules, answer: answerRules },
  hidden: copyMessages.hiddenForIdentify,
  tooMany: copyMessages.tooManyForIdentify(limits.identifyTopics),
  atOnce: { most: limits.copiedTopics, mistake: copyMessages.tooManyCopiedTopics(limits.copiedTopics) },
  unnamed: (position) => `Topic ${position}`,
}

/** Answers under topics, which the room sees once they are shown. */
export const identifyModel: ActivityModel<CopiedContents> = {
  kind: 'identify',
  desk: roots,
  board: { ...roots, ...boardRoots },
  contents: { [topicType.record.key]: topicType.kind },
  mirrored: [],
  start(docs, { newId }) {
    const id = newId()
    createItem(topicRules, docs, deskEditor, { id, text: 'Topic 1' })
    return [{ id, kind: topicType.kind }]
  },
  follow: (desk) => followItems(answerType, desk),
  project: (docs, changes, count) => projectItems(contents, docs, changes, count),
  isThere,
  startOver: (desk) => deleteAllItems(answerType, desk),
  copy: copyOfContents(contents),
  input: {
    longest: { answer: limits.postText, description: limits.postDesc, heading: limits.topicText },
    noPlaceFor: ['comments', 'emptyGroups'],
    read: readHeadedInput(input),
    write: writeHeadedInput(input),
  },
  exported: exportedIdentify,
}

/** The focus fields of the shared state name a topic and an answer of Identify too. */
function isThere(desk: Y.Doc, { field, id }: Focus): boolean {
  if (field === 'activeMultiTopicId') return isStanding(topicType, desk, id)
  return field === 'activePostId' && isStanding(answerType, desk, id)
}
