import { readGroups, readPosts } from '#domain/brainstorm/read.ts'
import type { GroupView, PostView } from '#domain/brainstorm/read.ts'
import type { QuestionId } from '#domain/ids.ts'
import type * as Y from 'yjs'

export interface GroupWithPosts extends GroupView {
  posts: PostView[]
}

/** The groups of one question with their answers, and the ungrouped answers. */
export interface GroupBoard {
  ungrouped: PostView[]
  groups: GroupWithPosts[]
}

/** Reads the group board of a question from a desk or board. */
export function readGroupBoard(doc: Y.Doc, topicId: string, questionId: QuestionId): GroupBoard {
  const isHere = (one: { multiTopicId: string; questionId: string }): boolean =>
    one.multiTopicId === topicId && one.questionId === questionId
  const groups = readGroups(doc)
    .filter(isHere)
    .map((group): GroupWithPosts => ({ ...group, posts: [] }))
  const byId = new Map(groups.map((group) => [group.id, group]))
  const ungrouped: PostView[] = []
  for (const post of readPosts(doc).filter(isHere)) {
    const group = post.groupId === null ? undefined : byId.get(post.groupId)
    if (group) group.posts.push(post)
    else ungrouped.push(post)
  }
  return { ungrouped, groups }
}

/** All answers in screen order: ungrouped ones first, then group after group. */
export function postsOf({ ungrouped, groups }: GroupBoard): PostView[] {
  return [...ungrouped, ...groups.flatMap(({ posts }) => posts)]
}
