import type * as Y from 'yjs'
import type { MultiTopicId, ObjectId, PlanColumnId, QuestionId } from '../ids.ts'
import type { Made } from './contents.ts'
import type { ActivityDocs } from './docs.ts'
import type { InputSource } from './docs.ts'

/** Values that a copy call accepts as the type of an item. SPEC K6. */
export const copyTypes = ['ANSWERS', 'TOP', 'TOPICS', 'MULTI_TOPICS'] as const
export type CopyType = (typeof copyTypes)[number]

/** What copied input becomes. SPEC K7. */
export const inputKinds = ['ANSWERS', 'QUESTIONS', 'TOPICS'] as const
export type InputKind = (typeof inputKinds)[number]

/** An item to copy. The id is of the named type; the id of the activity selects all of it. SPEC K6. */
export interface CopyItem {
  type: CopyType
  objId: string
  copyChildren: boolean
  /** TOP: the number of most liked answers. */
  count: number
  /** Of a planner: the position of a column; an id takes precedence. SPEC PL13. */
  column?: number | undefined
  columnId?: PlanColumnId | undefined
}

export interface CopiedComment {
  /** Null when it was removed: it keeps its position because of its replies. */
  text: string | null
  createdAt: number
  replies: CopiedComment[]
}

/**
 * The section of the activity that a call refers to; all of it when left out. A kind ignores fields that it does not
 * have.
 */
export interface InputScope {
  multiTopicId?: MultiTopicId | undefined
  questionId?: QuestionId | undefined
  /** The position of the question; an id takes precedence. */
  subTopicPos?: number | undefined
}

/**
 * The target of copied input: the first topic and question when none is named. A kind ignores fields that it does not
 * have.
 */
export interface InputTarget extends InputScope {
  kind: InputKind
  /** Groups come along, which is the default; otherwise their answers alone. SPEC OR10 */
  copyGroups?: boolean | undefined
  /** A group is made although one of its name is there; otherwise its answers join that one. SPEC OR10 */
  cloneGroups?: boolean | undefined
}

/**
 * An item while it is copied between activities of any kinds: values only, without authors, and without ids except its
 * source. Contents that the target does not support are left out, and texts over its limits are refused. SPEC K1, K8.
 */
export interface CopiedInput {
  text: string
  desc: string
  color: number
  /** Likes or votes in the source activity, 0 where it has none. In the target they belong to nobody. */
  score: number
  /** The heading was hidden from the room. */
  isHidden: boolean
  comments: CopiedComment[]
  /** Items under a group, question or topic; null for an answer, and for a heading that is copied as its name only. */
  children: CopiedInput[] | null
  /** Where the item was copied from; undefined when that is another session. SPEC K12. */
  source: InputSource | undefined
  /** All texts of a row of a planner, by position: `text` and `desc` are made of them. SPEC PL13. */
  cells?: readonly string[] | undefined
}

/** The longest texts that a kind takes as input, in characters. Undefined for what it does not have, or checks itself. */
export interface LongestTexts {
  answer?: number
  description?: number
  /** Of a question or topic; undefined where all input becomes answers. */
  heading?: number
  /** The name of a group. */
  group?: number
}

/** What a kind that takes input has no place for. A group without answers is replaced by its answers: none. */
export type NoPlaceFor = 'comments' | 'descriptions' | 'emptyGroups'

/** How a kind of activity exports input to other activities and imports it. */
export interface InputModel {
  longest: LongestTexts
  /** What of copied answers has no place here. SPEC K13 */
  noPlaceFor: readonly NoPlaceFor[]
  /** For kinds that take no input in some sessions. @param state of the session @throws {UserMistake} in those. SPEC SL3 */
  assertTakesInputIn?(state: Y.Doc): void
  /**
   * Reads input in the order in which the call names it. Deleted, missing and repeated items are skipped. SPEC K6.
   *
   * @param objectId id of the activity's object; naming it selects the whole activity
   * @param onMissing called for each item that names nothing
   * @throws {Refusal} `NOT_FOUND` when the section was deleted
   */
  read(
    docs: ActivityDocs,
    objectId: ObjectId,
    items: readonly CopyItem[],
    scope: InputScope,
    onMissing?: (item: CopyItem) => void,
  ): CopiedInput[]
  /**
   * Appends input in its order, under new ids. All checks run before the first write: input that does not fit is
   * refused as a whole. SPEC K7, K8.
   *
   * @param by `now` epoch seconds by the server's clock
   * @returns the number of items made, without those in a group or under a question
   * @throws {Refusal} `NOT_FOUND` when the target was deleted
   * @throws {UserMistake} when there is nothing to copy, or more than fits
   */
  write(
    docs: ActivityDocs,
    input: readonly CopiedInput[],
    target: InputTarget,
    by: { now: number; newId: () => string },
  ): { made: Made[]; copied: number }
}

/** Reduces input to the texts of answers, without groups and comments. SPEC K7. */
export function shallow(input: readonly CopiedInput[]): CopiedInput[] {
  return answersIn(input).map((one) => ({ ...one, desc: '', comments: [], cells: undefined }))
}

/** The same input without sources, because a source has no meaning in another session. SPEC K12. */
export function unsourced(input: readonly CopiedInput[]): CopiedInput[] {
  return input.map((one) => ({
    ...one,
    source: undefined,
    children: one.children && unsourced(one.children),
  }))
}

/** All answers of some input in their order, grouped ones included; a heading without children counts as one. */
export function answersIn(input: readonly CopiedInput[]): CopiedInput[] {
  return input.flatMap((one) => (one.children === null ? [one] : answersIn(one.children)))
}

/** The named items that the copy has not taken yet; marks them as taken. SPEC K6. */
export function untaken<Thing extends { id: string }>(things: readonly Thing[], taken: Set<string>): Thing[] {
  const fresh = things.filter(({ id }) => !taken.has(id))
  for (const { id } of fresh) taken.add(id)
  return fresh
}
