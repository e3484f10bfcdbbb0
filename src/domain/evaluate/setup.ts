import type * as Y from 'yjs'
import { activityRoots } from '../activity/docs.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import type { Scale } from '../activity/votes/results.ts'
import { Refusal } from '../errors.ts'
import { limits } from '../limits.ts'
import { writeChanged } from '../workshop/state.ts'
import { roots } from './roots.ts'

/** The numbers of an Evaluate activity. On documents they are all stored as numbers. */
export interface Setup {
  /** 1 for Scales, 2 for the 2x2 matrix. Never changes. SPEC EV1. */
  numberOfAxis: 1 | 2
  /** The lowest value of the scale, and the highest one. SPEC EV5. */
  pollRangeL: number
  pollRangeH: number
  /** 0 is white, 1 to 4 are the schemes. */
  matrixColor: number
  /** The quadrants show their labels. */
  showMatrixText: boolean
}

export type SetupField = keyof Setup

/** The setup of a new activity. SPEC EV2. */
export const newSetup: Setup = {
  numberOfAxis: 1,
  pollRangeL: 1,
  pollRangeH: 5,
  matrixColor: 0,
  showMatrixText: true,
}

export const setupFields = Object.keys(newSetup) as SetupField[]

/** The colour schemes of a matrix besides white. */
export const matrixSchemes = 4

/**
 * The setup of an activity, from its desk or board. Browsers write desks: what is missing or invalid is as in a new
 * activity. SPEC P6.
 */
export function readSetup(doc: Y.Doc): Setup {
  const setup = roots.setup(doc)
  const pollRangeL =
    inBounds(setup.get('pollRangeL'), limits.axisLow, limits.axisHigh - 1) ?? newSetup.pollRangeL
  const lowest = pollRangeL + 1
  return {
    numberOfAxis: setup.get('numberOfAxis') === 2 ? 2 : 1,
    pollRangeL,
    pollRangeH:
      inBounds(setup.get('pollRangeH'), lowest, limits.axisHigh) ?? Math.max(newSetup.pollRangeH, lowest),
    matrixColor: inBounds(setup.get('matrixColor'), 0, matrixSchemes) ?? newSetup.matrixColor,
    showMatrixText: setup.has('showMatrixText') ? setup.get('showMatrixText') === 1 : newSetup.showMatrixText,
  }
}

/** The setup as it is stored. */
export function setupNumbers(setup: Setup): Record<SetupField, number> {
  return { ...setup, showMatrixText: setup.showMatrixText ? 1 : 0 }
}

/** The values that a vote may choose. SPEC BT2. */
export function scaleOf(doc: Y.Doc): Scale {
  const { pollRangeL: low, pollRangeH: high, numberOfAxis: axes } = readSetup(doc)
  return { low, high, axes }
}

/** Of the board's settings: the highest end that the scale had before it was lowered. */
export const highestBeforeKey = 'pollRangeBefore'

/**
 * The highest value that the scale of an activity ever had: no higher one is stored. Where nothing was remembered, on
 * boards of earlier versions too, it is the present one. The board's end counts too: the desk may be projected later.
 * SPEC BT2.
 */
export function highestEver({ desk, board }: ActivityDocs): number {
  const before = activityRoots.settings(board).get(highestBeforeKey) ?? 0
  return Math.max(scaleOf(desk).high, highEndOf(board), before)
}

/** Remembers the end that a board has, before a lower one is written to it. SPEC BT2. */
export function keepHighest(board: Y.Doc, next: number): void {
  const now = highEndOf(board)
  const settings = activityRoots.settings(board)
  if (now > next && now > (settings.get(highestBeforeKey) ?? 0)) settings.set(highestBeforeKey, now)
}

/** Of a board that has none yet: 0. */
function highEndOf(board: Y.Doc): number {
  return roots.setup(board).get('pollRangeH') ?? 0
}

/** Writes the setup of a new activity. SPEC EV2. */
export function startSetup(desk: Y.Doc, numberOfAxis: 1 | 2 = newSetup.numberOfAxis): void {
  writeChanged(roots.setup(desk), setupNumbers({ ...newSetup, numberOfAxis }))
}

/** The number of axes that a caller chose, 1 by default. SPEC EV1. @throws {Refusal} `BAD_USER_INPUT` for others */
export function checkedAxes(numberOfAxis: number = newSetup.numberOfAxis): 1 | 2 {
  if (numberOfAxis !== 1 && numberOfAxis !== 2) throw new Refusal('BAD_USER_INPUT', `${numberOfAxis} axes`)
  return numberOfAxis
}

/** A whole number within bounds; undefined for everything else. */
export function inBounds(value: unknown, least: number, most: number): number | undefined {
  const isInBounds = Number.isInteger(value) && (value as number) >= least && (value as number) <= most
  return isInBounds ? (value as number) : undefined
}
