import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { keptPage, startPage, stepped } from '../activity/steps.ts'
import { setGraphShown } from './flags.ts'
import { evaluateModel } from './model.ts'
import { evaluateStops, isGraph } from './steps.ts'

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

test('[BT17] the room is led to the results as a facilitator chose that they open', () => {
  const docs = { desk: new Y.Doc(), board: new Y.Doc() }
  const results = () => evaluateModel.votes?.pages(docs).results
  expect(results()).toEqual({ showResultsPage: true, showGraph: false })
  setGraphShown(docs.board, true)
  expect(results()).toEqual({ showResultsPage: true, showGraph: true })
})
