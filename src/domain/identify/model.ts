import type * as Y from 'yjs'
import type { ActivityModel, Focus } from '../activity/model.ts'
import { limits } from '../limits.ts'
import { readForCopy, writeCopy } from './copy.ts'
import type { CopiedValues } from './copy.ts'
import { exportedIdentify } from './exported.ts'
import { readInput, writeInput } from './input.ts'
import { followAnswers } from './answerCounts.ts'
import { projectIdentify } from './projection.ts'
import { isTopicThere, readAnswer } from './read.ts'
import { boardRoots, roots } from './roots.ts'
import { startOver } from './startOver.ts'
import { createTopic } from './topics.ts'

/** Answers under topics, which the room sees once they are shown. */
export const identifyModel: ActivityModel<CopiedValues> = {
  kind: 'identify',
  desk: roots,
  board: { ...roots, ...boardRoots },
  contents: { topics: 'identifyTopic' },
  mirrored: [],
  start({ desk }, { newId }) {
    const id = newId()
    createTopic(desk, id, 'Topic 1')
    return [{ id, kind: 'identifyTopic' }]
  },
  follow: followAnswers,
  project: ({ desk, board }, changes, count) => projectIdentify(desk, board, changes, count),
  isThere,
  startOver,
  copy: {
    read: readForCopy,
    // The name is stored on the part only.
    named: (values) => values,
    write: writeCopy,
  },
  input: {
    longest: { answer: limits.postText, description: limits.postDesc, heading: limits.topicText },
    noPlaceFor: ['comments', 'emptyGroups'],
    read: readInput,
    write: writeInput,
  },
  exported: exportedIdentify,
}

/** The focus fields of the shared state name a topic and an answer of Identify too. */
function isThere(desk: Y.Doc, { field, id }: Focus): boolean {
  if (field === 'activeMultiTopicId') return isTopicThere(desk, id)
  const answer = field === 'activePostId' ? readAnswer(desk, id) : null
  return answer !== null && isTopicThere(desk, answer.topicId)
}
