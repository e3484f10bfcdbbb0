import type { CopiedComment } from '../activity/copiedInput.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import type { ExportedHeading } from '../activity/exported.ts'
import { hasFlag } from '../activity/flags.ts'
import { numberOf } from '../activity/numberOf.ts'
import { textOf } from '../activity/texts.ts'
import { limits } from '../limits.ts'
import { areAnswersShown, flagNames } from './flags.ts'
import { commentsByPost, readGroups, readPosts, readQuestions, readTopics } from './read.ts'
import type { CommentView, GroupView, PostView, QuestionView, TopicView } from './read.ts'
import { roots } from './roots.ts'

/** Topic and question by their indexes in the lists. */
export interface HeadingIndexes {
  topic: number
  question: number
}

export interface Placed extends HeadingIndexes {
  id: string
  color: number
  likes: number
}

export interface PlacedPost extends Placed {
  text: string
  desc: string
  createdAt: number
  /** Index in the list of groups; null for an ungrouped answer. */
  group: number | null
  /** Whether the room may see it. */
  shown: boolean
  /** Removed ones without their text. */
  comments: CopiedComment[]
}

/** What a brainstorm consists of beside its own texts and settings, from which it is copied and exported. */
export interface BrainstormContents {
  topics: (ExportedHeading & { id: string })[]
  questions: (ExportedHeading & { id: string })[]
  groups: (Placed & { title: string })[]
  posts: PlacedPost[]
}

/** Reads all that is not deleted, hidden or not. Browsers write desks: invalid values are left out. SPEC P6. */
export function readContents({ desk, board }: ActivityDocs): BrainstormContents {
  const headings = (list: (TopicView | QuestionView)[], most: number, hidden: (id: string) => string) =>
    list.map(({ id, text }) => ({ id, text: textOf(text, most), hidden: hasFlag(board, hidden(id)) }))
  const topics = headings(readTopics(desk), limits.topicText, flagNames.topicHidden)
  const first = readQuestions(desk).slice(0, limits.questions)
  const questions = headings(first, limits.questionText, flagNames.questionHidden)
  const [topicAt, questionAt] = [indexesOf(topics), indexesOf(questions)]
  const placed = <Thing extends GroupView | PostView>(things: Thing[]) =>
    things.flatMap((thing) => {
      const { id, multiTopicId, questionId, color, score } = thing
      const [topic, question] = [topicAt.get(multiTopicId), questionAt.get(questionId)]
      if (topic === undefined || question === undefined) return []
      return { thing, at: { id, topic, question, color: numberOf(color), likes: numberOf(score) } }
    })
  const groups = placed(readGroups(desk).filter(({ id }) => !roots.posts(desk).has(id))).map(
    ({ thing, at }) => ({ ...at, title: textOf(thing.title, limits.groupName) }),
  )
  const [groupAt, comments] = [indexesOf(groups), commentsByPost(desk)]
  const posts = placed(readPosts(desk)).map(({ thing, at }) => ({
    ...at,
    text: textOf(thing.text, limits.postText),
    desc: textOf(thing.desc, limits.postDesc),
    createdAt: numberOf(thing.createdAt),
    group: groupAt.get(thing.groupId ?? '') ?? null,
    shown: areAnswersShown(board, thing.multiTopicId, thing.questionId),
    comments: (comments.get(thing.id) ?? []).map(commentOf),
  }))
  return { topics, questions, groups, posts }
}

function indexesOf(list: readonly { id: string }[]): Map<string, number> {
  return new Map(list.map(({ id }, index) => [id, index]))
}

function commentOf({ text, createdAt, replies }: CommentView): CopiedComment {
  return {
    text: text === null ? null : textOf(text, limits.commentText),
    createdAt: numberOf(createdAt),
    replies: replies.map(commentOf),
  }
}
