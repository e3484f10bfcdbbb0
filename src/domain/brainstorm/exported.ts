import type { CopiedComment } from '../activity/copiedInput.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { exportColumns, exportCounts } from '../activity/exported.ts'
import type {
  ExportColumn,
  ExportedActivity,
  ExportedComment,
  ExportedHeading,
  ExportedIssues,
} from '../activity/exported.ts'
import { copiedTexts } from '../activity/info.ts'
import { readContents } from './contents.ts'
import type { HeadingIndexes, PlacedPost } from './contents.ts'
import { infoLimits } from './info.ts'

/** Headings and groups are referred to by their indexes in the lists. */
export interface ExportedBrainstorm {
  description: string
  topics: ExportedHeading[]
  questions: ExportedHeading[]
  groups: (HeadingIndexes & { title: string; likes: number })[]
  posts: ExportedPost[]
}

export type ExportedPost = Omit<PlacedPost, 'id' | 'color' | 'comments'> & { comments: ExportedComment[] }

/** All that an export lists of a brainstorm, without ids. SPEC V2. */
export function readForExport(docs: ActivityDocs): ExportedBrainstorm {
  const { topics, questions, groups, posts } = readContents(docs)
  return {
    description: copiedTexts(docs.desk, infoLimits, 'withoutNotes')['brainstormDesc'] ?? '',
    topics: topics.map(withoutId),
    questions: questions.map(withoutId),
    groups: groups.map(withoutId),
    posts: posts.map((post) => ({ ...withoutId(post), comments: commentsOf(post.comments) })),
  }
}

function withoutId<Thing extends { id: string }>({ id: _id, ...thing }: Thing): Omit<Thing, 'id'> {
  return thing
}

/** Comments without removed ones; replies to a removed comment take its position. */
function commentsOf(comments: readonly CopiedComment[]): ExportedComment[] {
  return comments.flatMap(({ text, createdAt, replies }) => {
    const below = commentsOf(replies)
    return text === null ? below : { text, createdAt, replies: below }
  })
}

/**
 * A brainstorm in the form that exports render: one row per group, answer, comment and reply, and one task per answer.
 */
export function exportedBrainstorm(values: ExportedBrainstorm): ExportedActivity {
  const counts = Object.entries(countsOf(values)) as [keyof typeof exportCounts, number][]
  return {
    description: values.description,
    counts: counts.map(([name, count]) => ({ of: exportCounts[name], count })),
    columns,
    rows: rowsOf(values).map((row) => {
      const { kind, topic, question, group, text, desc, likes, shown, createdAt } = row
      return {
        cells: [topic, question, group, kinds[kind].name, text, desc, likes, shown, createdAt],
        isShown: shown,
        isHeading: kind === 'group',
        level: kinds[kind].level,
      }
    }),
    issues: issuesOf(values),
  }
}

const columns: readonly ExportColumn[] = [
  exportColumns.topic,
  { name: { en: 'Question', sv: 'Fråga' }, width: 26, holds: 'text' },
  { name: { en: 'Group', sv: 'Grupp' }, width: 22, holds: 'text' },
  { name: { en: 'Kind', sv: 'Typ' }, width: 12, holds: 'text' },
  exportColumns.text,
  exportColumns.desc,
  exportColumns.likes,
  exportColumns.shown,
  exportColumns.createdAt,
]

const kinds = {
  answer: { name: { en: 'Answer', sv: 'Svar' }, level: 0 },
  comment: { name: { en: 'Comment', sv: 'Kommentar' }, level: 1 },
  reply: { name: { en: 'Reply', sv: 'Svar på kommentar' }, level: 2 },
  group: { name: { en: 'Group', sv: 'Grupp' }, level: 0 },
} as const

interface ExportRow {
  kind: keyof typeof kinds
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

/**
 * The rows of a brainstorm, ordered by topic, question and group, ungrouped answers last; each group before its
 * answers, comments and replies below their answer. Every row repeats its headings, so that rows can be sorted,
 * filtered and processed by programs.
 */
export function rowsOf({ topics, questions, groups, posts }: ExportedBrainstorm): ExportRow[] {
  const within = Map.groupBy(posts, ({ group, topic, question }) => group ?? `${topic}:${question}`)
  return topics.flatMap((topic, topicAt) =>
    questions.flatMap((question, questionAt) => {
      const answersIn = (part: number | string, group: string): ExportRow[] =>
        (within.get(part) ?? []).flatMap((post) => rowsOfPost(post, { topic, question, group }))
      const grouped = groups.flatMap(({ title: group, likes, ...at }, index): ExportRow[] => {
        if (at.topic !== topicAt || at.question !== questionAt) return []
        const shown = (within.get(index) ?? []).some((post) => post.shown)
        const row = { topic, question, group, text: '', desc: '', likes, shown, createdAt: null }
        return [{ kind: 'group', ...row }, ...answersIn(index, group)]
      })
      return [...grouped, ...answersIn(`${topicAt}:${questionAt}`, '')]
    }),
  )
}

function rowsOfPost(
  { text, desc, likes, shown, createdAt, comments }: ExportedPost,
  context: Pick<ExportRow, 'topic' | 'question' | 'group'>,
): ExportRow[] {
  const rowsUnder = (kind: 'comment' | 'reply', said: readonly ExportedComment[]): ExportRow[] =>
    said.flatMap(({ replies, ...comment }) => [
      { ...context, kind, ...comment, desc: '', likes: null, shown },
      ...rowsUnder('reply', replies),
    ])
  return [
    { ...context, kind: 'answer', text, desc, likes, shown, createdAt },
    ...rowsUnder('comment', comments),
  ]
}

/** The counts that an overview shows of a brainstorm. */
export function countsOf({ topics, questions, groups, posts }: ExportedBrainstorm) {
  const comments = posts.flatMap((post) => post.comments)
  return {
    topics: topics.length,
    questions: questions.length,
    groups: groups.length,
    answers: posts.length,
    comments: comments.length + comments.flatMap(({ replies }) => replies).length,
  }
}

/** Each answer, in the order of topics and questions. */
function issuesOf({ topics, questions, groups, posts }: ExportedBrainstorm): ExportedIssues {
  const inOrder = posts.toSorted((a, b) => a.topic - b.topic || a.question - b.question)
  return {
    facts: ['Topic', 'Question', 'Group'],
    list: inOrder.map(({ topic, question, group, text, desc, comments, likes, shown }) => ({
      ...{ text, desc, comments, shown, votes: likes },
      facts: [topics[topic]?.text ?? '', questions[question]?.text ?? '', groups[group ?? -1]?.title ?? ''],
    })),
  }
}
