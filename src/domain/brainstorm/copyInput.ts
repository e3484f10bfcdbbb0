import type { CopiedComment } from './copyValues.ts'

/** What a list of things to copy may name. SPEC K6. */
export const copyTypes = ['ANSWERS', 'TOP', 'TOPICS', 'MULTI_TOPICS'] as const
export type CopyType = (typeof copyTypes)[number]

/** What copied input becomes. SPEC K7. */
export const inputKinds = ['ANSWERS', 'QUESTIONS', 'TOPICS'] as const
export type InputKind = (typeof inputKinds)[number]

export const unsupportedSourceMessage = 'Trying to copy from unsupported activity'
export const unsupportedTargetMessage = 'This activity takes no copied input.'
export const nothingToCopyMessage = 'There is nothing to copy.'
export const tooManyCopiedQuestionsMessage =
  'A brainstorm has at most 10 questions. These are too many, so nothing was copied.'
export const tooManyCopiedTopicsMessage = 'At most 50 topics can be copied at a time. Nothing was copied.'

/** One thing to copy. Ids are of what the call says; the activity stands for all of it. SPEC K6. */
export interface CopyItem {
  type: CopyType
  objId: string
  copyChildren: boolean
  /** TOP: how many of the most liked. */
  count: number
}

/** Input on its way into another activity, of whatever kind that is: values alone. SPEC K1. */
export type CopiedInput = CopiedAnswer | CopiedHeading

export interface CopiedAnswer {
  kind: 'answer'
  text: string
  desc: string
  color: number
  comments: CopiedComment[]
}

/** A group, question or topic. */
export interface CopiedHeading {
  kind: 'heading'
  text: string
  color: number
  isHidden: boolean
  /** Null: its name alone. */
  under: CopiedInput[] | null
}

/** The texts of answers alone, without groups and comments. SPEC K7. */
export function shallow(input: readonly CopiedInput[]): CopiedInput[] {
  return input.flatMap((one): CopiedInput[] => {
    if (one.kind === 'answer') return [{ ...one, desc: '', comments: [] }]
    return one.under === null ? [one] : shallow(one.under)
  })
}

/** All answers of some input, those in groups too, in their order. */
export function answersIn(input: readonly CopiedInput[]): CopiedAnswer[] {
  return input.flatMap((one) => (one.kind === 'answer' ? [one] : answersIn(one.under ?? [])))
}
