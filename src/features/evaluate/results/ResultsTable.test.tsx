import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { usualSort } from '#domain/evaluate/results.ts'
import { resultOf } from '#domain/activity/votes/results.ts'
import type { Scale } from '#domain/activity/votes/results.ts'
import { renderView } from '#support/views/renderView.tsx'
import { watchSavedFiles } from '#support/views/savedFiles.ts'
import type { Evaluate, Poll } from '../useEvaluate.ts'
import { ResultsTable } from './ResultsTable.tsx'
import type { ResultsTableProps } from './ResultsTable.tsx'
import { ScalesResults } from './ScalesResults.tsx'
import type { PollResults } from './useResultsView.ts'

const poll = (id: string, number: number): Poll => ({
  ...{
    id,
    number,
    text: id,
    desc: '',
    color: 0,
    order: '',
    createdAt: undefined,
    copied: false,
    subPolls: [],
  },
})
const polls = [poll('Tea', 1), poll('Coffee', 2), poll('Water', 3)]

function evaluateOn(axes: 1 | 2): Evaluate {
  const titles = [
    { title: 'Taste', help: '' },
    { title: 'Price', help: '' },
  ]
  return {
    ...{ objectId: 'o', readsDesk: false, isReading: false, source: new Y.Doc(), board: new Y.Doc() },
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

interface ShownProps extends Pick<ResultsTableProps, 'evaluate' | 'view' | 'onOpen'> {
  View: ComponentType<ResultsTableProps>
}

function Shown({ View, ...props }: ShownProps) {
  const [sort, setSort] = useState(usualSort)
  return <View {...props} sort={sort} onSort={setSort} />
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
  renderView(<Shown View={ResultsTable} {...{ evaluate, onOpen }} view={{ results, earlier: before }} />)
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

test('[EV8] every column of numbers sorts: the heading says how, and its next press what it will do', () => {
  show(2)
  const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
  press('Spread')
  expect(order()).toEqual(['Coffee', 'Tea', 'Water'])
  expect([sortOf('Spread'), sortOf('Product')]).toEqual(['descending', null])
  press('Spread')
  expect([order()[0], sortOf('Spread')]).toEqual(['Tea', 'ascending'])
  screen.getByTitle('Spread: sort by Product again')
  press('Votes')
  expect([order()[0], sortOf('Votes')]).toEqual(['Coffee', 'descending'])
  press('Median')
  expect([order()[0], sortOf('Median')]).toEqual(['Tea', 'descending'])
  press('Product')
  press('Product')
  expect([order()[0], sortOf('Product')]).toEqual(['Coffee', 'ascending'])
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
  renderView(<Shown View={ResultsTable} {...{ evaluate }} view={{ results, earlier }} onOpen={vi.fn()} />)
  expect(rowOf('Tea')).toContain('01 vote: too few to show')
  expect(rowOf('Coffee')).toContain('1 abstains')
  expect(rowOf('Coffee')).toContain('2 votes: too few to show')
  expect(rowOf('Water')).toContain('0before: 2 votes: too few to show')
})

const bars = () => screen.getAllByRole('listitem').map((one) => one.textContent)

test('[EV18] Scales are bars on one scale, with the name and the range of the axis, in the order of their table', () => {
  const evaluate = { ...evaluateOn(1), axes: [{ title: 'Taste', help: '1 Low, 5 High' }] }
  const results = resultsOf(evaluate.scale, { Tea: [[2, 0]], Coffee: [[4, 0]] })
  const onOpen = vi.fn()
  renderView(<Shown View={ScalesResults} {...{ evaluate, onOpen }} view={{ results, earlier: null }} />)
  screen.getByRole('heading', { name: 'Taste, 1 to 5' })
  expect(screen.getByText('1 Low').nextElementSibling?.textContent).toBe('5 High')
  expect(bars()).toEqual(['2Coffee4.01 vote', '1Tea2.01 vote', '3Water–0 votes'])
  fireEvent.click(screen.getByText('Show as a table'))
  press('Taste')
  expect(bars().map((one) => one?.slice(1, 4))).toEqual(['Tea', 'Cof', 'Wat'])
  fireEvent.click(screen.getAllByRole('button', { name: 'Tea' })[0] as HTMLElement)
  expect(onOpen).toHaveBeenCalledWith('Tea')
})

test('[BT14] the downloaded picture of Scales has a bar for each poll, the highest first, and nothing of the page', async () => {
  const saved = watchSavedFiles()
  const evaluate = evaluateOn(1)
  const results = resultsOf(evaluate.scale, { Tea: [[2, 0]], Coffee: [[4, 0]] })
  renderView(
    <Shown View={ScalesResults} {...{ evaluate }} view={{ results, earlier: null }} onOpen={vi.fn()} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Download picture' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^SVG/ }))
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Scales.svg'])
  const markup = (await saved[0]?.text()) ?? ''
  expect(markup).toMatch(/Scales: Taste, 1 to 5[^]*>Coffee<[^]*>4\.0<[^]*>1 vote<[^]*>Tea<[^]*>Water</)
  expect(markup).not.toMatch(/var\(|https?:(?!\/\/www\.w3\.org)/)
})
