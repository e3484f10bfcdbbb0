import type * as Y from 'yjs'
import { hasFlag } from '../../activity/flags.ts'
import { areAnswersShown, flagNames } from '../flags.ts'
import { numberOf } from '../../activity/numberOf.ts'
import { textOf } from '../../activity/texts.ts'
import { underHeadings } from '../copy/deskValues.ts'
import type { HeadingIndexes } from '../copy/deskValues.ts'
import type { ActivityDocs } from '../../activity/docs.ts'
import { commentsByPost, readGroups, readPosts, readQuestions, readTopics } from '../read.ts'
import type { CommentView } from '../read.ts'
import { roots } from '../roots.ts'
import type { ExportedComment, ExportedHeading } from '../../activity/exported.ts'
import { limits } from '../../limits.ts'

/** Headings and groups are referred to by their indexes in the lists. */
export interface ExportedBrainstorm {
  description: string
  topics: ExportedHeading[]
  questions: ExportedHeading[]
  groups: (HeadingIndexes & { title: string; likes: number })[]
  posts: ExportedPost[]
}

export interface ExportedPost extends HeadingIndexes {
  text: string
  desc: string
  likes: number
  createdAt: number
  /** Index in the list of groups; null for an ungrouped answer. */
  group: number | null
  /** Whether the room may see it. */
  shown: boolean
  comments: ExportedComment[]
}

/**
 * All contents of a brainstorm that are not deleted, hidden or not. Browsers write desks: invalid values are left out.
 * SPEC P6, V2.
 */
export function readForExport({ desk, board }: ActivityDocs): ExportedBrainstorm {
  const topics = readTopics(desk)
  const questions = readQuestions(desk).slice(0, limits.questions)
  const placed = underHeadings(topics, questions)
  const groups = placed(readGroups(desk))
  const groupAt = new Map(groups.map(({ thing }, index) => [thing.id, index]))
  const comments = commentsByPost(desk)
  return {
    description: textOf(roots.info(desk).get('brainstormDesc'), limits.postDesc),
    topics: topics.map(({ id, text }) => heading(text, limits.topicText, board, flagNames.topicHidden(id))),
    questions: questions.map(({ id, text }) =>
      heading(text, limits.questionText, board, flagNames.questionHidden(id)),
    ),
    groups: groups.map(({ thing, at }) => ({
      ...at,
      title: textOf(thing.title, limits.groupName),
      likes: numberOf(thing.score),
    })),
    posts: placed(readPosts(desk)).map(({ thing, at }) => ({
      ...at,
      text: textOf(thing.text, limits.postText),
      desc: textOf(thing.desc, limits.postDesc),
      likes: numberOf(thing.score),
      createdAt: numberOf(thing.createdAt),
      group: thing.groupId === null ? null : (groupAt.get(thing.groupId) ?? null),
      shown: areAnswersShown(board, thing.multiTopicId, thing.questionId),
      comments: commentsOf(comments.get(thing.id) ?? []),
    })),
  }
}

function heading(text: string | null, limit: number, board: Y.Doc, hiddenFlag: string): ExportedHeading {
  return { text: textOf(text, limit), hidden: hasFlag(board, hiddenFlag) }
}

/** Comments without removed ones; replies to a removed comment take its position. */
function commentsOf(comments: readonly CommentView[]): ExportedComment[] {
  return comments.flatMap(({ text, createdAt, replies }) => {
    const below = commentsOf(replies)
    if (text === null) return below
    return {
      text: textOf(text, limits.commentText),
      createdAt: numberOf(createdAt),
      replies: below,
    }
  })
}
