import type { ExportedComment, ExportedHeading } from '../activity/exported.ts'
import type { ExportedBrainstorm, ExportedPost } from './exportValues.ts'

/** A line of a brainstorm's sheet. */
export interface ExportRow {
  kind: 'answer' | 'comment' | 'reply' | 'group'
  topic: ExportedHeading
  question: ExportedHeading
  group: string
  text: string
  desc: string
  /** Null where nothing can be liked. */
  likes: number | null
  shown: boolean
  /** Epoch seconds; null for a group. */
  createdAt: number | null
}

type Context = Pick<ExportRow, 'topic' | 'question' | 'group' | 'shown'>

/**
 * A brainstorm as lines, in the order of topics, questions and groups, what is in no group last; each group before its
 * answers, comments and replies under what they are about. Every line says where it belongs, so that it can be sorted,
 * filtered and read by machines.
 */
export function rowsOf(brainstorm: ExportedBrainstorm): ExportRow[] {
  const { topics, questions, groups, posts } = brainstorm
  const inGroup = Map.groupBy(posts, (post) => post.group ?? `${post.topic}:${post.question}`)
  return topics.flatMap((topic, topicPlace) =>
    questions.flatMap((question, questionPlace) => {
      const isHere = (thing: { topic: number; question: number }): boolean =>
        thing.topic === topicPlace && thing.question === questionPlace
      const place = { topic, question }
      const grouped = groups.flatMap((group, index) => {
        if (!isHere(group)) return []
        const within = inGroup.get(index) ?? []
        const shown = within.some((post) => post.shown)
        return [
          { ...empty, ...place, kind: 'group' as const, group: group.title, likes: group.likes, shown },
          ...within.flatMap((post) => rowsOfPost(post, { ...place, group: group.title, shown: post.shown })),
        ]
      })
      const alone = inGroup.get(`${topicPlace}:${questionPlace}`) ?? []
      return [
        ...grouped,
        ...alone.flatMap((post) => rowsOfPost(post, { ...place, group: '', shown: post.shown })),
      ]
    }),
  )
}

const empty = { text: '', desc: '', createdAt: null }

function rowsOfPost({ text, desc, likes, createdAt, comments }: ExportedPost, context: Context): ExportRow[] {
  return [
    { ...context, kind: 'answer', text, desc, likes, createdAt },
    ...comments.flatMap((comment) => [
      rowOfComment('comment', comment, context),
      ...comment.replies.map((reply) => rowOfComment('reply', reply, context)),
    ]),
  ]
}

function rowOfComment(
  kind: 'comment' | 'reply',
  { text, createdAt }: ExportedComment,
  context: Context,
): ExportRow {
  return { ...context, kind, text, desc: '', likes: null, createdAt }
}

/** What an overview tells of a brainstorm. */
export function countsOf({ topics, questions, groups, posts }: ExportedBrainstorm) {
  const comments = posts.flatMap((post) => post.comments)
  return {
    topics: topics.length,
    questions: questions.length,
    groups: groups.length,
    answers: posts.length,
    comments: comments.length + comments.reduce((sum, { replies }) => sum + replies.length, 0),
  }
}
