import type * as Y from 'yjs'
import { moveToEnd } from '../activity/reorder.ts'
import { checkedText } from '../activity/texts.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { IdentifyTopicId } from '../ids.ts'
import { limits } from '../limits.ts'
import { readTopics } from './read.ts'
import { roots } from './roots.ts'
import * as arrangeMessages from '../messages/arranging.ts'

/** Adds a topic at the end. @throws {UserMistake} for an empty or too long text, and above the limit. SPEC Y2, Y3. */
export function createTopic(desk: Y.Doc, id: IdentifyTopicId, text: string): void {
  if (readTopics(desk).length >= limits.identifyTopics)
    throw new UserMistake(arrangeMessages.tooManyTopics(limits.identifyTopics))
  const checked = checkedText(text, limits.topicText)
  moveToEnd(roots.topics(desk), id)
  roots.topicText(desk).set(id, checked)
}

/** @throws {Refusal} `NOT_FOUND` when it is gone */
export function updateTopic(desk: Y.Doc, id: IdentifyTopicId, text: string): void {
  assertTopic(desk, id)
  const checked = checkedText(text, limits.topicText)
  if (roots.topicText(desk).get(id) !== checked) roots.topicText(desk).set(id, checked)
}

/** One that is gone already is no error. @throws {UserMistake} for the last one. SPEC Y2. */
export function deleteTopic(desk: Y.Doc, id: IdentifyTopicId): void {
  const topics = readTopics(desk)
  if (!topics.some((topic) => topic.id === id)) return
  if (topics.length === 1) throw new UserMistake(arrangeMessages.lastTopic)
  roots.topicDeleted(desk).set(id, true)
}

/** @throws {Refusal} `NOT_FOUND` for a topic that is deleted or not there */
export function assertTopic(desk: Y.Doc, id: IdentifyTopicId): void {
  if (!readTopics(desk).some((topic) => topic.id === id)) throw new Refusal('NOT_FOUND', `topic ${id}`)
}
