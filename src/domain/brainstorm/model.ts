import { boardRoots, roots } from './roots.ts'
import type * as Y from 'yjs'
import type { Focus, ActivityModel } from '../activity/model.ts'
import { limits } from '../limits.ts'
import { readForCopy, writeCopy } from './copy.ts'
import type { CopiedValues } from './copy.ts'
import { exportedBrainstorm, readForExport } from './exported.ts'
import { updateInfo } from './info.ts'
import { readInput, writeInput } from './input.ts'
import { followPosts } from './postCounts.ts'
import { projectBrainstorm } from './projection.ts'
import { areHeadingsThere, readGroup, readPost, readTopics } from './read.ts'
import { startOver } from './startOver.ts'
import { startBrainstorm } from './topics.ts'

/** Answers to questions under topics, which can be grouped, liked and commented. */
export const brainstormModel: ActivityModel<CopiedValues> = {
  kind: 'brainstorm',
  desk: roots,
  board: { ...roots, ...boardRoots },
  contents: { groups: 'postGroup', topics: 'multiTopic', questions: 'question' },
  mirrored: ['globalAnswers', 'sortByPopularity'],
  start({ desk }, { name, newId }) {
    const ids = { topic: newId(), question: newId() }
    startBrainstorm(desk, name, ids)
    return [
      { id: ids.topic, kind: 'multiTopic' },
      { id: ids.question, kind: 'question' },
    ]
  },
  rename: (desk, brainstormName) => updateInfo(desk, { brainstormName }),
  follow: followPosts,
  project: ({ desk, board }, changes, count) => projectBrainstorm(desk, board, changes, count),
  isThere,
  startOver,
  copy: {
    read: readForCopy,
    named: (values, brainstormName) => ({ ...values, info: { ...values.info, brainstormName } }),
    write: writeCopy,
  },
  input: {
    longest: {
      answer: limits.postText,
      description: limits.postDesc,
      heading: limits.topicText,
      group: limits.groupName,
    },
    noPlaceFor: [],
    read: readInput,
    write: writeInput,
  },
  exported: (docs) => exportedBrainstorm(readForExport(docs)),
}

function isThere(desk: Y.Doc, { field, id }: Focus): boolean {
  if (field === 'activeMultiTopicId') return readTopics(desk).some((topic) => topic.id === id)
  // In calls, an ungrouped post counts as a group with the post's id.
  const group = field === 'activePostGroupId' ? readGroup(desk, id) : null
  const thing = group ?? readPost(desk, id)
  return thing !== null && areHeadingsThere(desk, thing)
}
