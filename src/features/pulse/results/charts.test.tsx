import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { resultOf } from '#domain/activity/votes/results.ts'
import { renderView } from '#support/views/renderView.tsx'
import { watchSavedFiles } from '#support/views/savedFiles.ts'
import { PulseBars } from './PulseBars.tsx'
import type { ChartCategory, ChartStatement, TrendPulse } from './pulseChart.ts'
import { PulseRadar } from './PulseRadar.tsx'
import { PulseTrend } from './PulseTrend.tsx'
import { usePage } from './usePage.ts'

function statement(id: string, text: string, values: readonly number[], earlier?: number): ChartStatement {
  const counts = values.map((value1) => ({ targetId: id, round: 1, value1, value2: null, votes: 1 }))
  const result = resultOf(counts, { low: 1, high: 5, axes: 1 })
  return { id, text, result, ...(earlier !== undefined && { earlier: { mean: earlier, count: 5 } }) }
}

const team: ChartCategory = {
  ...{ id: 'team', name: 'Team', mean: 3.5, earlierMean: 3 },
  statements: [
    statement('a', 'We help each other', [2, 3, 3, 4], 2),
    statement('b', 'We laugh', [4, 4, 4], 4.5),
    statement('c', 'We rest', []),
  ],
}
const others = ['Tools', 'Office'].map((name): ChartCategory => ({ id: name, name, mean: 2, statements: [] }))

/** Statements from top to bottom, as the table lists them. */
const order = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent)

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const texts = (picture: HTMLElement) =>
  [...picture.querySelectorAll('text')].map(({ textContent }) => textContent)

test('[PU14] [PU15] the shades from 1 to 5 and what their ends mean are told once, and the strip is from 1 to 5', () => {
  const ends = { lowLabel: 'disagree', highLabel: 'agree' }
  renderView(<PulseBars title="Health" categories={[{ ...team, statements: [] }]} ends={ends} />)
  const [low, ...more] = texts(screen.getByRole('img', { name: 'Health' }))
  expect([low, ...more.slice(0, 6)]).toEqual(['disagree', '1', '2', '3', '4', '5', 'agree'])
  expect(more.slice(6)).toEqual(['1', '5', 'Mean', 'Votes', 'Team', '3.5'])
})

test('[PU13] a category of which nothing is shown says under its name what its votes wait for', () => {
  const waits = { ...team, id: 'w', name: 'Work', mean: null, note: '3 votes wait for the last person' }
  renderView(
    <PulseBars
      title="Health"
      categories={[team, { ...waits, statements: [statement('d', 'I learn', [])] }]}
    />,
  )
  const shown = texts(screen.getByRole('img', { name: 'Health' }))
  expect(shown).toContain('3 votes wait for the last person')
  // Of the statement of the first category on which nobody voted.
  expect(shown.filter((text) => text === 'No votes shown yet')).toHaveLength(1)
})

test('[PU7] bars under the name and mean of their category, and all values in the table', () => {
  renderView(<PulseBars title="Health" categories={[team]} />)
  const picture = screen.getByRole('img', { name: 'Health' })
  expect(texts(picture)).toEqual(
    expect.arrayContaining(['Team', '3.5', 'We help each other', '3.0', 'No votes shown yet']),
  )
  const row = screen.getByRole('row', { name: /We help each other/ })
  expect(cells(row)).toEqual(['Team', '0, 1, 2, 1, 0', '3.0', '3.0', '0.7', '4'])
})

test('[PU7] [PU8] statements are sorted by what the reader chooses; change only when pulses are compared', () => {
  const { unmount } = renderView(<PulseBars title="Health" categories={[team]} comparedWith="October" />)
  const choose = (value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value } })
  expect(order()).toEqual(['We help each other', 'We laugh', 'We rest'])
  choose('MEAN')
  expect(order()).toEqual(['We laugh', 'We help each other', 'We rest'])
  choose('CHANGE')
  expect(order()).toEqual(['We help each other', 'We laugh', 'We rest'])
  const picture = screen.getByRole('img', { name: 'Health' })
  expect(texts(picture)).toEqual(expect.arrayContaining(['● Now · ○ October', '↑ +1.0', '↓ -0.5']))
  unmount()
  renderView(<PulseBars title="Health" categories={[team]} />)
  expect(screen.queryByRole('option', { name: /Change/ })).toBeNull()
})

test('[PU7] an order that a facilitator chose for everybody holds until the reader chooses another', () => {
  const told: string[] = []
  const props = { title: 'Health', categories: [team], onSort: (sort: string) => void told.push(sort) }
  const { rerender } = renderView(<PulseBars {...props} />)
  rerender(<PulseBars {...props} sort="MEAN" />)
  expect(order()).toEqual(['We laugh', 'We help each other', 'We rest'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'LIST' } })
  expect(order()).toEqual(['We help each other', 'We laugh', 'We rest'])
  rerender(<PulseBars {...props} sort="SPREAD" />)
  expect(order()).toEqual(['We help each other', 'We laugh', 'We rest'])
  expect(told).toEqual(['LIST'])
  rerender(<PulseBars {...props} sort="MEAN" />)
  expect(order()).toEqual(['We laugh', 'We help each other', 'We rest'])
})

test('[PU8] the downloaded picture has the statements, and the arrows of the comparison', async () => {
  const saved = watchSavedFiles()
  renderView(<PulseBars title="Health" categories={[team]} comparedWith="October" fileName="a/b" />)
  fireEvent.click(screen.getByRole('button', { name: 'Download picture' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^SVG/ }))
  await expect.poll(() => saved.length).toBe(1)
  expect(saved[0]?.name).toBe('a b.svg')
  const file = new DOMParser().parseFromString((await saved[0]?.text()) ?? '', 'image/svg+xml')
  expect(texts(file.documentElement)).toEqual(
    expect.arrayContaining(['Health', 'We laugh', '● Now · ○ October', '↓ -0.5']),
  )
  const picture = screen.getByRole('img', { name: 'Health' })
  expect(file.querySelector('svg > g[font-size]')?.getAttribute('font-size')).toBe(
    picture.getAttribute('font-size'),
  )
})

test('[PU7] three categories have a radar, two have bars, both with their means', () => {
  const { unmount } = renderView(<PulseRadar title="Categories" categories={[team, ...others]} />)
  expect(screen.getByRole('img', { name: 'Categories' }).textContent).toContain('Tools2.0')
  unmount()
  renderView(<PulseRadar title="Categories" categories={others} />)
  expect(texts(screen.getByRole('img', { name: 'Categories' }))).toEqual(
    expect.arrayContaining(['Tools', 'Office', '2.0']),
  )
})

test('[PU8] means over earlier pulses, by category, in the picture and the table', () => {
  const pulses = ['May', 'June'].map((label, index): TrendPulse => ({
    ...{ id: label, label, mean: 3 + index },
    categories: { Team: 2 + index, Tools: index === 0 ? null : 4 },
  }))
  renderView(<PulseTrend title="Over time" pulses={pulses} />)
  expect(texts(screen.getByRole('img', { name: 'Over time' }))).toEqual(
    expect.arrayContaining(['All categories', 'Team', 'Tools', 'May', 'June']),
  )
  const row = screen.getByRole('row', { name: /May/ })
  expect(cells(row)).toEqual(['3.0', '2.0', '–'])
})

test('[BT9] [BT19] abstentions and votes that are too few to show are told in the bars and their table, and by a note under the categories', () => {
  const few = { targetId: 'd', round: 1, value1: null, value2: null, votes: 2, isWithheld: true as const }
  const abstained = { targetId: 'd', round: 1, value1: null, value2: null, votes: 1 }
  const result = resultOf([few, abstained], { low: 1, high: 5, axes: 1 })
  const withFew = { ...team, statements: [...team.statements, { id: 'd', text: 'We sing', result }] }
  const { unmount } = renderView(<PulseBars title="Health" categories={[withFew]} />)
  const words = '2 votes: too few to show'
  const shown = texts(screen.getByRole('img', { name: 'Health' }))
  expect(shown.filter((text) => /1 abstains.*2 votes/.test(text ?? ''))).toHaveLength(1)
  // Of the statement on which nobody voted.
  expect(shown.filter((text) => text === 'No votes shown yet')).toHaveLength(1)
  within(screen.getByRole('row', { name: /We sing/ })).getByText(`0 · 1 abstains · ${words}`)
  unmount()
  renderView(<PulseRadar title="Categories" categories={[withFew, ...others]} />)
  screen.getByText(words)
})

function Shown({ held }: { held: number }) {
  return <output>{usePage(3, held)}</output>
}

test('[PU12] pages turn by themselves, unless one is held; after the last comes the first', () => {
  vi.useFakeTimers()
  const view = render(<Shown held={0} />)
  const shown = () => screen.getByRole('status').textContent
  const turn = () => act(() => void vi.advanceTimersByTime(15_000))
  expect(shown()).toBe('0')
  turn()
  expect(shown()).toBe('1')
  view.rerender(<Shown held={3} />)
  expect(shown()).toBe('2')
  turn()
  expect(shown()).toBe('2')
  view.rerender(<Shown held={4} />)
  expect(shown()).toBe('0')
  view.rerender(<Shown held={0} />)
  turn()
  turn()
  expect(shown()).toBe('0')
})
