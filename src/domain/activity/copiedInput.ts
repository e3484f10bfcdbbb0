import type { MultiTopicId, ObjectId, QuestionId } from '../ids.ts'
import type { Made } from './contents.ts'
import type { ActivityDocs } from './docs.ts'

/** What a list of things to copy may name. SPEC K6. */
export const copyTypes = ['ANSWERS', 'TOP', 'TOPICS', 'MULTI_TOPICS'] as const
export type CopyType = (typeof copyTypes)[number]

/** What copied input becomes. SPEC K7. */
export const inputKinds = ['ANSWERS', 'QUESTIONS', 'TOPICS'] as const
export type InputKind = (typeof inputKinds)[number]

export const unsupportedSourceMessage = 'Trying to copy from unsupported activity'
export const unsupportedTargetMessage = 'This activity takes no copied input.'
export const nothingToCopyMessage = 'There is nothing to copy.'
export const tooManyCopiedTopicsMessage = 'At most 50 topics can be copied at a time. Nothing was copied.'

/** One thing to copy. Ids are of what the call says; the activity stands for all of it. SPEC K6. */
export interface CopyItem {
  type: CopyType
  objId: string
  copyChildren: boolean
  /** TOP: how many of the most liked. */
  count: number
}

export interface CopiedComment {
  /** Null where it was removed: its place stays, because of the replies. */
  text: string | null
  createdAt: number
  replies: CopiedComment[]
}

/** The part of the activity that is looked at, as a call names it; all of it when left out. A kind passes over what it does not have. */
export interface InputScope {
  multiTopicId?: MultiTopicId | undefined
  questionId?: QuestionId | undefined
  /** The question by its position; its id wins. */
  subTopicPos?: number | undefined
}

/** Where copied input goes: the first topic and question when none is named. A kind passes over what it does not have. */
export interface InputTarget extends InputScope {
  kind: InputKind
}

/**
 * One thing on its way from one activity into another, of whatever kinds these are: values alone, without an id or a trace of
 * anybody. What its target has no place for stays behind, and what is longer than it takes is cut. SPEC K1.
 */
export interface CopiedInput {
  text: string
  desc: string
  color: number
  /** Likes or votes of where it comes from, 0 where it has none; they become nobody's likes in the target. */
  score: number
  /** The room did not see the heading. */
  isHidden: boolean
  comments: CopiedComment[]
  /** What stood under a group, question or topic; null for an answer, and for a heading that is copied as its name alone. */
  children: CopiedInput[] | null
  /** Where it comes from, for kinds that show it. */
  source?: InputSource
}

export interface InputSource {
  /** Of the activity. */
  name: string
  /** Path of its page. */
  link: string
}

/** How a kind of activity gives input to others, and takes it. */
export interface InputModel {
  /**
   * Reads input in the order it is named. What is deleted or not there is passed over, and so is what was named before. SPEC K6.
   *
   * @param objectId of the activity, which may be named for all of it
   * @throws {Refusal} `NOT_FOUND` when the part that is looked at is gone
   */
  read(docs: ActivityDocs, objectId: ObjectId, items: readonly CopyItem[], scope: InputScope): CopiedInput[]
  /**
   * Writes input behind what is there, in its order, under new ids. Everything is checked before the first write: what does
   * not fit is refused as a whole. SPEC K7, K8.
   *
   * @param by `now` epoch seconds by the server's clock
   * @returns how many things it came to, those in a group or under a question not counted
   * @throws {Refusal} `NOT_FOUND` when the place is gone
   * @throws {UserMistake} when there is nothing to copy, or more than fits
   */
  write(
    docs: ActivityDocs,
    input: readonly CopiedInput[],
    target: InputTarget,
    by: { now: number; newId: () => string },
  ): { made: Made[]; copied: number }
}

/** The texts of answers alone, without groups and comments. SPEC K7. */
export function shallow(input: readonly CopiedInput[]): CopiedInput[] {
  return answersIn(input).map((one) => ({ ...one, desc: '', comments: [] }))
}

/** All answers of some input, those in groups too, in their order; a heading that is its name alone is one. */
export function answersIn(input: readonly CopiedInput[]): CopiedInput[] {
  return input.flatMap((one) => (one.children === null ? [one] : answersIn(one.children)))
}

/** Of things that a copy names, those that it did not take yet; they are taken from now on. SPEC K6. */
export function untaken<Thing extends { id: string }>(things: readonly Thing[], taken: Set<string>): Thing[] {
  const fresh = things.filter(({ id }) => !taken.has(id))
  for (const { id } of fresh) taken.add(id)
  return fresh
}
