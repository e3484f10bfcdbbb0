import type { ExportedComment, ExportedHeading } from '../../activity/exported.ts'
import type { ExportedBrainstorm, ExportedPost } from './exportValues.ts'

/** A row of a brainstorm's spreadsheet. */
export interface ExportRow {
  kind: 'answer' | 'comment' | 'reply' | 'group'
  topic: ExportedHeading
  question: ExportedHeading
  group: string
  text: string
  desc: string
  /** Null for items that cannot be liked. */
  likes: number | null
  shown: boolean
  /** Epoch seconds; null for a group. */
  createdAt: number | null
}

type Context = Pick<ExportRow, 'topic' | 'question' | 'group' | 'shown'>

/**
 * The rows of a brainstorm, ordered by topic, question and group, ungrouped answers last; each group before its
 * answers, comments and replies below their answer. Every row repeats its headings, so that rows can be sorted,
 * filtered and processed by programs.
 */
export function rowsOf(brainstorm: ExportedBrainstorm): ExportRow[] {
  const { topics, questions, groups, posts } = brainstorm
  const inGroup = Map.groupBy(posts, (post) => post.group ?? `${post.topic}:${post.question}`)
  return topics.flatMap((topic, topicPosition) =>
    questions.flatMap((question, questionPosition) => {
      const isHere = (thing: { topic: number; question: number }): boolean =>
        thing.topic === topicPosition && thing.question === questionPosition
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
      const alone = inGroup.get(`${topicPosition}:${questionPosition}`) ?? []
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

/** The counts that an overview shows of a brainstorm. */
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
