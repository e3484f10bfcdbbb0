import { expect, test } from 'vitest'
import { deleteQuestion, deleteTopic } from '#domain/brainstorm/topics.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { ProjectedRoom } from '#support/documents/projectedRoom.ts'
import { readCopySource } from '../copy/readCopySource.ts'
import { inputOf } from './inputOf.ts'

const place = { multiTopicId: 't0', questionId: 'q0' }
const none = { postIds: [], groupIds: [] }

test('[B24] input under a deleted topic or question is not counted, for starting over and for copying', () => {
  const { desk } = new ProjectedRoom(true)
  const counted = () => {
    const { answerCount, groupIds } = readCopySource(desk, { ...place, ...none })
    const chosen = readCopySource(desk, { ...place, postIds: ['p0', 'p3'], groupIds: ['g0'] })
    const selected = [chosen.answerCount, chosen.groupIds.length]
    return { ...inputOf(desk), copied: [answerCount, groupIds.length], selected }
  }
  const all = { answers: 4, groups: 2, comments: 2, copied: [4, 2], selected: [2, 1] }
  const nothing = { answers: 0, groups: 0, comments: 0, copied: [0, 0], selected: [0, 0] }
  expect(counted()).toEqual(all)
  deleteQuestion(desk, 'q0')
  expect(counted()).toEqual(nothing)
  roots.questionDeleted(desk).delete('q0')
  expect(counted()).toEqual(all)
  deleteTopic(desk, 't0')
  expect(counted()).toEqual(nothing)
  roots.topicDeleted(desk).delete('t0')
  roots.postDeleted(desk).set('p0', true)
  expect(counted()).toEqual({ ...all, answers: 3, comments: 0, copied: [3, 2], selected: [1, 1] })
})
