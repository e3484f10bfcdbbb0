import type * as Y from 'yjs'
import { Refusal, UserMistake } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Message } from '../message.ts'
import * as voteMessages from '../messages/voting.ts'
import { writeChanged } from '../workshop/state.ts'
import { roots } from './roots.ts'
import { inBounds, matrixSchemes, readSetup, setupFields } from './setup.ts'
import type { Setup, SetupField } from './setup.ts'

// Apart from `setup.ts`: those who vote change nothing of it.

/** What is wrong with a scale; null when nothing is. SPEC EV5. */
export function rangeMistake(low: number, high: number): Message | null {
  const isEnd = (value: number): boolean => inBounds(value, limits.axisLow, limits.axisHigh) !== undefined
  if (!isEnd(low) || !isEnd(high)) return voteMessages.outOfAxisBounds
  return high > low ? null : voteMessages.highNotAboveLow
}

/** Numbers to change; what is left out stays. The number of axes never changes. SPEC EV1. */
export type SetupChange = { [Field in Exclude<SetupField, 'numberOfAxis'>]?: Setup[Field] | undefined }

/**
 * Checks a change of the setup.
 *
 * @throws {UserMistake} for an impossible scale. SPEC EV5
 * @throws {Refusal} `BAD_USER_INPUT` for an unknown colour scheme
 */
export function assertSetup(desk: Y.Doc, change: SetupChange): void {
  const now = readSetup(desk)
  const { pollRangeL = now.pollRangeL, pollRangeH = now.pollRangeH, matrixColor = now.matrixColor } = change
  const mistake = rangeMistake(pollRangeL, pollRangeH)
  if (mistake) throw new UserMistake(mistake)
  if (inBounds(matrixColor, 0, matrixSchemes) === undefined)
    throw new Refusal('BAD_USER_INPUT', `matrix colour ${matrixColor}`)
}

/** Changes the given numbers. SPEC EV1, EV5. @throws {UserMistake | Refusal} see `assertSetup`; nothing is changed */
export function updateSetup(desk: Y.Doc, change: SetupChange): void {
  assertSetup(desk, change)
  const fields = setupFields.filter((field) => field !== 'numberOfAxis')
  const given = fields.flatMap((field) => {
    const value = change[field]
    return value === undefined ? [] : [[field, Number(value)] as const]
  })
  writeChanged(roots.setup(desk), Object.fromEntries(given))
}
