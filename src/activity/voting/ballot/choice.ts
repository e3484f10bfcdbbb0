import type { Scale } from '#domain/activity/votes/results.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'

/** What a person chose on one target. On two axes, one of the values may not be chosen yet: it is null. */
export type Choice =
  { is: 'nothing' } | { is: 'values'; value1: number | null; value2: number | null } | { is: 'abstention' }

export const nothing: Choice = { is: 'nothing' }
export const abstention: Choice = { is: 'abstention' }

/** A choice as text, for this device's storage and the outbox; null for nothing. */
export type ChoiceCode = string | null

const abstained = '-'

/** `3` on one axis, `3:4` on two, `:4` while the first is not chosen, `-` for an abstention. */
export function codeOfChoice(choice: Choice): ChoiceCode {
  if (choice.is === 'nothing') return null
  if (choice.is === 'abstention') return abstained
  const { value1, value2 } = choice
  if (value1 === null && value2 === null) return null
  return value2 === null ? String(value1) : `${value1 ?? ''}:${value2}`
}

export function choiceOfCode(code: ChoiceCode | undefined): Choice {
  if (code === null || code === undefined || code === '') return nothing
  if (code === abstained) return abstention
  const [value1, value2] = code.split(':')
  return { is: 'values', value1: valueOf(value1), value2: valueOf(value2) }
}

/** The choice of a vote that the server told; `value1` null abstains. */
export function choiceOfVote({ value1, value2 }: VoteValues): Choice {
  return value1 === null ? abstention : { is: 'values', value1, value2 }
}

/** The values that a call sends; null abstains. Only for a complete choice other than nothing. */
export function valuesOfChoice(choice: Choice): VoteValues | null {
  return choice.is === 'values' ? { value1: choice.value1, value2: choice.value2 } : null
}

/** Whether a choice can be voted: on two axes both values are chosen. */
export function isComplete(choice: Choice, axes: Scale['axes']): boolean {
  if (choice.is === 'nothing') return false
  if (choice.is === 'abstention') return true
  return choice.value1 !== null && (axes === 1 || choice.value2 !== null)
}

export function sameChoice(one: Choice, other: Choice): boolean {
  return codeOfChoice(one) === codeOfChoice(other)
}

/** The choice with one axis chosen or, for null, without a choice on it. */
export function withValue(choice: Choice, axis: 1 | 2, value: number | null): Choice {
  const before = choice.is === 'values' ? choice : { value1: null, value2: null }
  const [value1, value2] = axis === 1 ? [value, before.value2] : [before.value1, value]
  return value1 === null && value2 === null ? nothing : { is: 'values', value1, value2 }
}

function valueOf(text: string | undefined): number | null {
  const value = text === undefined || text === '' ? NaN : Number(text)
  return Number.isInteger(value) ? value : null
}
