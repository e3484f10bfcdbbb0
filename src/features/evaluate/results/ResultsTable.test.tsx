import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { resultOf } from '#domain/activity/votes/results.ts'
import type { Scale } from '#domain/activity/votes/results.ts'
import { renderView } from '#support/views/renderView.tsx'
import { watchSavedFiles } from '#support/views/savedFiles.ts'
import type { Evaluate, Poll } from '../page/useEvaluate.ts'
import { RankingPicture } from './RankingPicture.tsx'
import { ResultsTable } from './ResultsTable.tsx'
import type { PollResults } from './useResultsView.ts'

const poll = (id: string, number: number): Poll => ({
  ...{ id, number, text: id, desc: '', color: 0, createdAt: undefined, subPolls: [] },
})
const polls = [poll('Tea', 1), poll('Coffee', 2), poll('Water', 3)]

function evaluateOn(axes: 1 | 2): Evaluate {
  const titles = [
    { title: 'Taste', help: '' },
    { title: 'Price', help: '' },
  ]
  return {
    ...{ objectId: 'o', isFacilitator: false, isReading: false, source: new Y.Doc(), board: new Y.Doc() },
    ...{ status: { status: 'ready', isLive: true }, part: null, name: '', description: '', listTitle: '' },
    ...{ isKnown: true, scale: { low: 1, high: 5, axes }, axes: titles.slice(0, axes), polls },
    ...{ quadrants: ['', '', '', ''], showQuadrants: true, matrixColor: 0 },
    ...{ opensAsGraph: false, showHeat: false },
  }
}

/** Results of 'Tea' and 'Coffee' from votes as value pairs; nobody voted on 'Water'. */
function resultsOf(scale: Scale, votes: Record<string, [number, number][]>): PollResults {
  return new Map(
    polls.map(({ id }) => {
      const counts = (votes[id] ?? []).map(([value1, value2]) => ({
        ...{ targetId: id, round: 1, value1, votes: 1 },
        value2: scale.axes === 2 ? value2 : null,
      }))
      return [id, resultOf(counts, scale)] as const
    }),
  )
}

function show(axes: 1 | 2, earlier: Record<string, [number, number][]> | null = null) {
  const evaluate = evaluateOn(axes)
  const results = resultsOf(evaluate.scale, {
    Tea: [[2, 5]],
    Coffee: [
      [4, 1],
      [5, 3],
    ],
  })
  const onOpen = vi.fn()
  const before = earlier && resultsOf(evaluate.scale, earlier)
  renderView(<ResultsTable evaluate={evaluate} view={{ results, earlier: before }} onOpen={onOpen} />)
  return onOpen
}

const order = () => screen.getAllByRole('rowheader').map((one) => one.textContent?.replace(/^\d/, ''))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) }).textContent

test('[EV8] a matrix is sorted by product; a press on an axis sorts ascending, a second by product again', () => {
  show(2)
  expect(order()).toEqual(['Tea', 'Coffee', 'Water'])
  press('Taste')
  expect(order()).toEqual(['Tea', 'Coffee', 'Water'])
  press('Price')
  expect(order()).toEqual(['Coffee', 'Tea', 'Water'])
  expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe('ascending')
  press('Price')
  expect(order()).toEqual(['Tea', 'Coffee', 'Water'])
  expect(screen.getByRole('columnheader', { name: 'Product' }).getAttribute('aria-sort')).toBe('descending')
})

test('[BT14] a row has mean, product, spread, median and votes of each axis, and a distribution', () => {
  show(2)
  expect(rowOf('Coffee')).toContain('4.52.0')
  expect(rowOf('Coffee')).toContain('9.0')
  expect(rowOf('Coffee')).toContain('0.5 / 1.0')
  expect(screen.getAllByRole('img', { name: /Coffee/ })).toHaveLength(2)
  expect(rowOf('Water')).toContain('–')
})

test('[EV8] Scales have no product: the mean is sorted by, first descending', () => {
  show(1)
  expect(order()).toEqual(['Coffee', 'Tea', 'Water'])
  expect(screen.queryByText('Product')).toBeNull()
  press('Taste')
  expect(order()).toEqual(['Tea', 'Coffee', 'Water'])
})

test('[BT10] the round before stands below each mean, with the change', () => {
  show(1, {
    Coffee: [
      [2, 0],
      [3, 0],
    ],
  })
  expect(rowOf('Coffee')).toContain('before 2.5 (+2.0)')
  expect(rowOf('Tea')).not.toContain('before')
})

test('the text of an answer opens it', () => {
  const onOpen = show(1)
  press('Coffee')
  expect(onOpen).toHaveBeenCalledWith('Coffee')
})

test('[BT9] [BT19] abstentions and votes that are too few to show are told in their row, those of the round before as well', () => {
  const evaluate = evaluateOn(1)
  const few = (targetId: string, votes: number) => ({
    ...{ targetId, round: 1, value1: null, value2: null, votes, isWithheld: true as const },
  })
  const shown = { targetId: 'Coffee', round: 1, value1: 4, value2: null, votes: 3 }
  const abstained = { ...shown, value1: null, votes: 1 }
  const results = new Map([
    ['Tea', resultOf([few('Tea', 1)], evaluate.scale)],
    ['Coffee', resultOf([shown, few('Coffee', 2), abstained], evaluate.scale)],
    ['Water', resultOf([], evaluate.scale)],
  ])
  const earlier = new Map([['Water', resultOf([few('Water', 2)], evaluate.scale)]])
  renderView(<ResultsTable evaluate={evaluate} view={{ results, earlier }} onOpen={vi.fn()} />)
  expect(rowOf('Tea')).toContain('01 vote: too few to show')
  expect(rowOf('Coffee')).toContain('1 abstains')
  expect(rowOf('Coffee')).toContain('2 votes: too few to show')
  expect(rowOf('Water')).toContain('0before: 2 votes: too few to show')
})

test('[BT14] the downloaded picture of Scales has a bar for each poll, the highest first, and nothing of the page', async () => {
  const saved = watchSavedFiles()
  const evaluate = evaluateOn(1)
  const results = resultsOf(evaluate.scale, { Tea: [[2, 0]], Coffee: [[4, 0]] })
  renderView(<RankingPicture {...{ evaluate, view: { results, earlier: null } }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Download picture' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^SVG/ }))
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Scales.svg'])
  const markup = (await saved[0]?.text()) ?? ''
  expect(markup).toMatch(/Scales: Taste[^]*>Coffee<[^]*>4\.0<[^]*>1 vote<[^]*>Tea<[^]*>Water</)
  expect(markup).not.toMatch(/var\(|https?:(?!\/\/www\.w3\.org)/)
})
