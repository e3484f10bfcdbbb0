import { limits } from '../../limits.ts'
import { numberOf } from '../../activity/numberOf.ts'
import { textOf } from '../../activity/texts.ts'
import { underHeadings } from './deskValues.ts'
import type { HeadingIndexes } from './deskValues.ts'
import { hasFlag } from '../../activity/flags.ts'
import { copiedTexts } from '../../activity/info.ts'
import { flagNames } from '../flags.ts'
import { infoLimits } from '../info.ts'
import type { CopiedComment } from '../../activity/copiedInput.ts'
import type { ActivityDocs } from '../../activity/docs.ts'
import type { CopyMode, CopyNotes } from '../../activity/model.ts'
import { copiedSource, noSources } from '../../activity/source.ts'
import type { InputSource } from '../../activity/docs.ts'
import type { SourceOf } from '../../activity/source.ts'
import { commentsByPost, readGroups, readPosts, readQuestions, readTopics } from '../read.ts'
import type { CommentView } from '../read.ts'
import { boardRoots, roots } from '../roots.ts'

/**
 * A brainstorm as values, without authors and history: no ids except those of sources (K12), no likes, nothing deleted,
 * and no progress of the room (shown answers, locks, sorting, done marks). Headings are referred to by index. SPEC K1,
 * K2.
 */
export interface CopiedValues {
  /** Texts of the activity, including the presenter's notes. */
  info: Record<string, string>
  settings: Record<string, number>
  likeCountsHidden: boolean
  topics: CopiedHeading[]
  questions: CopiedHeading[]
  groups: (HeadingIndexes & { title: string; color: number })[]
  posts: CopiedPost[]
}

export interface CopiedHeading {
  text: string
  isHidden: boolean
}

export interface CopiedPost extends HeadingIndexes {
  text: string
  desc: string
  color: number
  createdAt: number
  group: number | null
  comments: CopiedComment[]
  source: InputSource | null
}

/** Reads what a copy contains. Browsers write desks: invalid values are left out. SPEC P6. */
export function readForCopy(
  { desk, board }: ActivityDocs,
  mode: CopyMode,
  notes: CopyNotes = 'withNotes',
  sourceOf: SourceOf = noSources,
): CopiedValues {
  const heading = (text: unknown, limit: number, flag: string): CopiedHeading => ({
    text: textOf(text, limit),
    isHidden: hasFlag(board, flag),
  })
  const topics = readTopics(desk)
  const questions = readQuestions(desk).slice(0, limits.questions)
  const headings: CopiedValues = {
    info: copiedTexts(desk, infoLimits, notes),
    settings: boardRoots.settings(board).toJSON() as Record<string, number>,
    likeCountsHidden: hasFlag(board, flagNames.likeCountsHidden),
    topics: topics.map(({ id, text }) => heading(text, limits.topicText, flagNames.topicHidden(id))),
    questions: questions.map(({ id, text }) =>
      heading(text, limits.questionText, flagNames.questionHidden(id)),
    ),
    groups: [],
    posts: [],
  }
  if (mode === 'headings_only') return headings
  const placed = underHeadings(topics, questions)
  const groups = placed(readGroups(desk).filter(({ id }) => !roots.posts(desk).has(id)))
  const groupAt = new Map(groups.map(({ thing }, index) => [thing.id, index]))
  const comments = commentsByPost(desk)
  return {
    ...headings,
    groups: groups.map(({ thing: { title, color }, at }) => ({
      ...at,
      title: textOf(title, limits.groupName),
      color: numberOf(color),
    })),
    posts: placed(readPosts(desk)).map(({ thing, at }) => ({
      ...at,
      text: textOf(thing.text, limits.postText),
      desc: textOf(thing.desc, limits.postDesc),
      color: numberOf(thing.color),
      createdAt: numberOf(thing.createdAt),
      group: thing.groupId === null ? null : (groupAt.get(thing.groupId) ?? null),
      comments: (comments.get(thing.id) ?? []).map(commentOf),
      source: copiedSource(desk, thing.id, sourceOf),
    })),
  }
}

/** A comment and its replies as values. */
export function commentOf({ text, createdAt, replies }: CommentView): CopiedComment {
  return {
    text: text === null ? null : textOf(text, limits.commentText),
    createdAt: numberOf(createdAt),
    replies: replies.map(commentOf),
  }
}
