import type { BoardContent, BoardGroup, BoardItem } from '#activity/board/board.ts'
import { shownColor } from '#domain/brainstorm/groups/shownColor.ts'
import { readGroups, readPosts } from '#domain/brainstorm/read.ts'
import type { QuestionId } from '#domain/ids.ts'
import type * as Y from 'yjs'

/** Reads the group board of a question from a desk or board. */
export function readGroupBoard(doc: Y.Doc, topicId: string, questionId: QuestionId): BoardContent {
  const isHere = (one: { multiTopicId: string; questionId: string }): boolean =>
    one.multiTopicId === topicId && one.questionId === questionId
  const groups = readGroups(doc)
    .filter(isHere)
    .map((group): BoardGroup => ({ ...group, color: shownColor(group.color), items: [] }))
  const byId = new Map(groups.map((group) => [group.id, group]))
  const ungrouped: BoardItem[] = []
  for (const post of readPosts(doc).filter(isHere)) {
    const group = post.groupId === null ? undefined : byId.get(post.groupId)
    if (group) group.items.push(post)
    else ungrouped.push(post)
  }
  return { ungrouped, groups }
}
