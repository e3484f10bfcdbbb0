import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { checkedChoice } from '../activity/votes/voting.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { infoLimits } from './info.ts'
import { updateInfo } from './updateInfo.ts'
import { evaluateModel } from './model.ts'
import { readPolls } from './items.ts'
import { roots } from './roots.ts'
import { checkedAxes, highestEver, readSetup, scaleOf, startSetup } from './setup.ts'
import { rangeMistake, updateSetup } from './updateSetup.ts'
import { keptPage, startPage, stepped } from '../activity/steps.ts'
import { isGraphShown, opensAsGraph, setGraphShown } from './flags.ts'
import { evaluateStops, isGraph } from './steps.ts'

let desk: Y.Doc
let board: Y.Doc

beforeEach(() => {
  desk = new Y.Doc()
  board = new Y.Doc()
  evaluateModel.start({ desk, board }, { name: 'Ranked', newId: () => 'x', numberOfAxis: 2 })
})

test('[EV1] [EV2] a new activity has its texts, the scale 1 to 5 and the axes that were chosen', () => {
  expect(readSetup(desk)).toEqual({
    ...{ numberOfAxis: 2, pollRangeL: 1, pollRangeH: 5, matrixColor: 0, showMatrixText: true },
  })
  expect(roots.info(desk).toJSON()).toEqual({
    ...{ evaluateName: 'Ranked', evaluateDesc: 'Rank the items', pollListTitleHeading: 'Answers' },
    ...{ group1Text: 'X-Value', group1HelpText: '1 Low, 5 High' },
    ...{ group2Text: 'Y-Value', group2HelpText: '1 Low, 5 High' },
  })
  expect(readPolls(desk)).toEqual([])
  expect([checkedAxes(), checkedAxes(1), checkedAxes(2)]).toEqual([1, 1, 2])
  for (const axes of [0, 3, 1.5])
    expect(() => checkedAxes(axes)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }))
})

test('[EV5] a range is possible exactly when both ends are whole, from 1 to 100, and the high one is above the low one', () => {
  const end = fc.oneof(fc.integer({ min: -3, max: 104 }), fc.constantFrom(Number.NaN, 2.5, Infinity))
  fc.assert(
    fc.property(end, end, (low, high) => {
      const isIn = (value: number) => Number.isInteger(value) && value >= 1 && value <= 100
      const expected = !(isIn(low) && isIn(high))
        ? messages.outOfAxisBounds
        : high > low
          ? null
          : messages.highNotAboveLow
      expect(rangeMistake(low, high)).toEqual(expected)
      const before = roots.setup(desk).toJSON()
      const change = () => updateSetup(desk, { pollRangeL: low, pollRangeH: high })
      if (expected) expect(change).toThrow(expected.sentence)
      else change()
      const now = expected ? before : { ...before, pollRangeL: low, pollRangeH: high }
      expect(roots.setup(desk).toJSON()).toEqual(now)
    }),
  )
})

test('[EV5] one end is checked against the other as it is', () => {
  expect(() => updateSetup(desk, { pollRangeL: 5 })).toThrow(messages.highNotAboveLow.sentence)
  updateSetup(desk, { pollRangeH: 100 })
  updateSetup(desk, { pollRangeL: 99 })
  expect(scaleOf(desk)).toEqual({ low: 99, high: 100, axes: 2 })
})

test('[P6] whatever a browser wrote, the scale is possible, and reading what was read changes nothing', () => {
  const anything = fc.oneof(fc.integer({ min: -5, max: 110 }), fc.constantFrom(null, 'a', 2.5, true))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(readSetup(desk))), anything), (values) => {
      const [odd, copy] = [new Y.Doc(), new Y.Doc()]
      for (const [field, value] of Object.entries(values)) roots.setup(odd).set(field, value as number)
      const setup = readSetup(odd)
      expect(rangeMistake(setup.pollRangeL, setup.pollRangeH)).toBe(null)
      for (const [field, value] of Object.entries(setup)) roots.setup(copy).set(field, Number(value))
      expect(readSetup(copy)).toEqual(setup)
    }),
  )
})

test('[BT2] no value is stored above the highest maximum that the activity ever had, which a copy does not take along', () => {
  const docs = { desk, board }
  const set = (pollRangeH: number): void => {
    updateSetup(desk, { pollRangeH })
    evaluateModel.project(docs, 'all')
  }
  const stored = (value: number) => {
    const scale = { ...scaleOf(desk), highest: limits.axisHigh, highestEver: highestEver(docs) }
    return checkedChoice({ value1: value, value2: 2 }, scale).value1
  }
  expect([5, 6, 100].map(stored)).toEqual([5, 5, 5])
  evaluateModel.project(docs, 'all')
  for (const [high, most] of [
    [10, 10],
    [4, 10],
    [8, 10],
    [20, 20],
    [3, 20],
  ] as const) {
    set(high)
    expect([high, stored(high), stored(100)]).toEqual([high, high, most])
  }
  // A ballot in the tick in which the maximum is lowered: the board is projected later.
  set(30)
  updateSetup(desk, { pollRangeH: 6 })
  expect(stored(30)).toBe(30)
  expect(() => stored(101)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }))

  evaluateModel.project(docs, 'all')
  const copy = { desk: new Y.Doc(), board: new Y.Doc() }
  evaluateModel.copy.write(copy, evaluateModel.copy.read(docs, 'copy_all'), () => crypto.randomUUID())
  evaluateModel.project(copy, 'all')
  expect([highestEver(docs), highestEver(copy)]).toEqual([30, 6])
})

test('[EV2] the schemes of a matrix are 0 to 4', () => {
  updateSetup(desk, { matrixColor: 4, showMatrixText: false })
  expect(readSetup(desk)).toMatchObject({ matrixColor: 4, showMatrixText: false, pollRangeH: 5 })
  for (const matrixColor of [-1, 5, 0.5])
    expect(() => updateSetup(desk, { matrixColor })).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT' }),
    )
  expect(limits.axisHigh).toBe(100)
})

test.each(Object.entries(infoLimits))('[EV4] [EV6] %s has at most %i characters', (field, most) => {
  updateInfo(desk, { [field]: 'x'.repeat(most) })
  expect(() => updateInfo(desk, { [field]: 'x'.repeat(most + 1) })).toThrow(
    messages.textTooLong(most).sentence,
  )
})

const voter = evaluateStops(true, true)
const others = evaluateStops(false, true)

test('[S7] [EV11] Next leads from voting to the results, and out of the activity for who may not open them', () => {
  expect(stepped(voter, startPage, 1)).toMatchObject({ showResultsPage: true, showGraph: true })
  expect(stepped(others, startPage, 1)).toBeNull()
})

test('[S7] the graph and the table are one step: Previous leads back to voting from either', () => {
  const results = { ...startPage, showResultsPage: true }
  for (const showGraph of [true, false])
    expect(stepped(voter, { ...results, showGraph }, -1)).toMatchObject({ showResultsPage: false })
  expect(stepped(voter, results, 1)).toBeNull()
})

test('[EV11] a screen stays on its page when the results open or close', () => {
  expect(keptPage(startPage, others, voter)).toEqual(startPage)
  const results = { ...startPage, showResultsPage: true, showGraph: true }
  expect(keptPage(results, voter, evaluateStops(true, false))).toEqual(results)
})

test('[EV1] only a matrix has a graph', () => {
  expect(isGraph({ showGraph: true }, 2)).toBe(true)
  expect(isGraph({ showGraph: true }, 1)).toBe(false)
  expect(isGraph({}, 2)).toBe(false)
})

test('[EV14] [BT17] a matrix starts with its graph, here and in the room, until a facilitator chooses; Scales have none', () => {
  const results = () => evaluateModel.votes?.pages({ desk, board }).results
  startSetup(board, 2)
  expect([opensAsGraph(board), isGraphShown(board)]).toEqual([true, false])
  expect(results()).toEqual({ showResultsPage: true, showGraph: true })
  for (const chosen of [false, true]) {
    setGraphShown(board, chosen)
    expect([opensAsGraph(board), isGraphShown(board)]).toEqual([chosen, chosen])
    expect(results()).toEqual({ showResultsPage: true, showGraph: chosen })
  }
  startSetup(board, 1)
  expect(results()).toEqual({ showResultsPage: true, showGraph: false })
})
