import * as Y from 'yjs'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import { createGroup, movePost } from '#domain/brainstorm/groups/groups.ts'
import { createPost } from '#domain/brainstorm/posts.ts'
import { readGroups, readPosts } from '#domain/brainstorm/read.ts'
import { createQuestion, startBrainstorm } from '#domain/brainstorm/topics.ts'
import { boss } from './actors.ts'

/** The first topic and question. */
export const place = { multiTopicId: 't1', questionId: 'q1' }

/** A brainstorm of one topic and question, with these groups, and answers that are in a group or null. */
export function brainstormDocs(
  groups: string[] = [],
  posts: Record<string, string | null> = {},
): ActivityDocs {
  const docs = { desk: new Y.Doc(), board: new Y.Doc() }
  startBrainstorm(docs.desk, 'Ideas', { topic: 't1', question: 'q1' })
  for (const id of groups) createGroup(docs.desk, { id, ...place })
  for (const [id, group] of Object.entries(posts)) {
    createPost(docs, boss, { id, text: id, createdAt: 1, ...place })
    if (group !== null) movePost(docs.desk, id, group)
  }
  return docs
}

/** Adds a second question, and an answer `other` to it. */
export function addOtherQuestion(docs: ActivityDocs): void {
  createQuestion(docs.desk, 'q2', 'Why?')
  createPost(docs, boss, { id: 'other', text: 'other', createdAt: 1, questionId: 'q2' })
}

/** The answers in each group. */
export const groupsIn = (desk: Y.Doc): Record<string, string[]> =>
  Object.fromEntries(
    readGroups(desk).map(({ id }) => [
      id,
      readPosts(desk).flatMap((post) => (post.groupId === id ? post.id : [])),
    ]),
  )
