import { generateNKeysBetween } from 'fractional-indexing'
import type * as Y from 'yjs'
import type { Made, MadeKind } from '../activity/contents.ts'
import type { CopiedComment } from '../activity/copiedInput.ts'
import type { ActivityDocs, InputSource } from '../activity/docs.ts'
import { hasFlag, setFlag } from '../activity/flags.ts'
import { copiedTexts } from '../activity/info.ts'
import type { CopyMode, CopyNotes } from '../activity/model.ts'
import { lastKey } from '../activity/reorder.ts'
import { copiedSource, noSources, writeSource } from '../activity/source.ts'
import type { SourceOf } from '../activity/source.ts'
import { readContents } from './contents.ts'
import type { HeadingIndexes, PlacedPost } from './contents.ts'
import { flagNames } from './flags.ts'
import { infoLimits } from './info.ts'
import { boardRoots, roots } from './roots.ts'
import type { GroupRecord, PostRecord } from './roots.ts'

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

interface CopiedHeading {
  text: string
  isHidden: boolean
}

type CopiedPost = Omit<PlacedPost, 'id' | 'likes' | 'shown'> & { source: InputSource | null }

/** Reads what a copy contains. */
export function readForCopy(
  docs: ActivityDocs,
  mode: CopyMode,
  notes: CopyNotes = 'withNotes',
  sourceOf: SourceOf = noSources,
): CopiedValues {
  const { desk, board } = docs
  const { topics, questions, groups, posts } = readContents(docs)
  const isWhole = mode === 'copy_all'
  return {
    info: copiedTexts(desk, infoLimits, notes),
    settings: boardRoots.settings(board).toJSON() as Record<string, number>,
    likeCountsHidden: hasFlag(board, flagNames.likeCountsHidden),
    topics: topics.map(({ text, hidden }) => ({ text, isHidden: hidden })),
    questions: questions.map(({ text, hidden }) => ({ text, isHidden: hidden })),
    groups: isWhole
      ? groups.map(({ topic, question, title, color }) => ({ topic, question, title, color }))
      : [],
    posts: isWhole
      ? posts.map(({ id, likes: _likes, shown: _shown, ...post }) => {
          return { ...post, source: copiedSource(desk, id, sourceOf) }
        })
      : [],
  }
}

/**
 * Fills the desk and the flags of a new brainstorm with the values of another one, under new ids.
 *
 * @param newId returns an unused id
 */
export function writeCopy(docs: ActivityDocs, values: CopiedValues, newId: () => string): Made[] {
  const { desk, board } = docs
  const { made, make } = maker(newId)
  for (const [field, text] of Object.entries(values.info)) roots.info(desk).set(field, text)
  for (const [name, setting] of Object.entries(values.settings)) boardRoots.settings(board).set(name, setting)
  setFlag(board, flagNames.likeCountsHidden, values.likeCountsHidden)
  const topics = writeHeadings(docs, 'multiTopic', values.topics, make)
  const questions = writeHeadings(docs, 'question', values.questions, make)
  const placed = <Thing extends HeadingIndexes>({ topic, question, ...thing }: Thing) => ({
    ...thing,
    multiTopicId: topics[topic] ?? '',
    questionId: questions[question] ?? '',
  })
  const orders = generateNKeysBetween(null, null, values.groups.length)
  const groups = values.groups.map((group, at) => {
    return writeGroup(desk, { ...placed(group), order: orders[at] ?? '' }, make)
  })
  const posts = values.posts.map(({ group, ...post }, place) => {
    return { ...placed(post), place, groupId: group === null ? null : (groups[group] ?? null) }
  })
  writePosts(desk, posts, make)
  return made
}

/** Makes the id of a new item, and remembers it. */
export type Make = (kind: MadeKind) => string

/** @param newId returns an unused id */
export function maker(newId: () => string): { made: Made[]; make: Make } {
  const made: Made[] = []
  return { made, make: (kind) => made[made.push({ id: newId(), kind }) - 1]?.id ?? '' }
}

const headings = {
  multiTopic: { record: roots.topics, text: roots.topicText, hidden: flagNames.topicHidden },
  question: { record: roots.questions, text: roots.questionText, hidden: flagNames.questionHidden },
} as const

/** Writes topics or questions behind the others, unchecked. Returns their ids. */
export function writeHeadings(
  { desk, board }: ActivityDocs,
  kind: keyof typeof headings,
  list: readonly CopiedHeading[],
  make: Make,
): string[] {
  const records = headings[kind].record(desk)
  const orders = generateNKeysBetween(lastKey(records), null, list.length)
  return list.map(({ text, isHidden }, at) => {
    const id = make(kind)
    records.set(id, { order: orders[at] ?? '' })
    headings[kind].text(desk).set(id, text)
    setFlag(board, headings[kind].hidden(id), isHidden)
    return id
  })
}

/** Writes a group, unchecked. */
export function writeGroup(
  desk: Y.Doc,
  { title, color, ...record }: GroupRecord & { title: string; color: number },
  make: Make,
): string {
  const id = make('postGroup')
  roots.groups(desk).set(id, record)
  roots.groupTitle(desk).set(id, title)
  if (color !== 0) roots.groupColor(desk).set(id, color)
  return id
}

/** An answer to be written, unchecked. */
export interface WrittenPost extends PostRecord {
  text: string
  desc: string
  groupId: string | null
  comments: readonly CopiedComment[]
  source: InputSource | null | undefined
}

export function writePosts(desk: Y.Doc, posts: readonly WrittenPost[], make: Make): void {
  for (const { text, desc, groupId, comments, source, ...record } of posts) {
    const id = make('post')
    roots.posts(desk).set(id, record)
    roots.postText(desk).set(id, text)
    if (desc !== '') roots.postDesc(desk).set(id, desc)
    if (groupId !== null) roots.groupOf(desk).set(id, groupId)
    writeSource(desk, id, source)
    writeComments(desk, comments, { postId: id, parentId: null }, make)
  }
}

function writeComments(
  desk: Y.Doc,
  comments: readonly CopiedComment[],
  at: { postId: string; parentId: string | null },
  make: Make,
): void {
  for (const [place, { text, createdAt, replies }] of comments.entries()) {
    const id = make(at.parentId === null ? 'comment' : 'subComment')
    roots.comments(desk).set(id, { ...at, createdAt, place })
    if (text === null) roots.commentRemoved(desk).set(id, true)
    else roots.commentText(desk).set(id, text)
    writeComments(desk, replies, { ...at, parentId: id }, make)
  }
}
