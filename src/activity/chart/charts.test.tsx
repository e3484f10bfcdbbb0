import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { resultOf } from '#domain/activity/votes/results.ts'
import type { TargetResult } from '#domain/activity/votes/results.ts'
import { renderView } from '#support/views/renderView.tsx'
import { watchSavedFiles } from '#support/views/savedFiles.ts'
import { Distribution } from './distribution/Distribution.tsx'
import type { MatrixChartProps, MatrixItem } from './matrix/matrix.ts'
import { MatrixChart } from './matrix/MatrixChart.tsx'

const scale = { low: 1, high: 5, axes: 2 as const }

function votesFor(...pairs: [number, number, number][]): TargetResult {
  const counts = pairs.map(([value1, value2, votes]) => ({ targetId: 't', round: 1, value1, value2, votes }))
  return resultOf(counts, scale)
}

const items: MatrixItem[] = [
  { id: 'a', number: 1, text: 'Cafeteria', color: 1, result: votesFor([3, 2, 6], [4, 2, 4], [4, 3, 2]) },
  { id: 'b', number: 2, text: 'Handbook', color: 0, result: votesFor([5, 5, 1]) },
  { id: 'c', number: 3, text: 'Parking', color: 0, result: votesFor() },
  { id: 'd', number: 4, text: 'Tests', color: 2, result: votesFor([1, 4, 3]), earlier: votesFor([2, 2, 3]) },
]

function chartOf(props: Partial<MatrixChartProps>) {
  const all: MatrixChartProps = {
    ...{ title: 'Which first?', listTitle: 'Answers', items, scale, colors: 0 },
    axes: [
      { title: 'Value', help: '1 Low, 5 High' },
      { title: 'Effort', help: '' },
    ],
    ...{ quadrants: ['', 'Now', '', ''], showQuadrants: true },
    ...props,
  }
  return <MatrixChart {...all} />
}

const show = (props: Partial<MatrixChartProps> = {}) => renderView(chartOf(props))

const plane = () => screen.getByRole('group', { name: /^Which/ })
const bubbles = () => within(plane()).getAllByRole('button')
const bubble = (name: RegExp) => within(plane()).getByRole('button', { name })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('[BT14] every bubble has a name with its values; items without votes are listed as such', () => {
  show()
  expect(bubbles().map((one) => one.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining([
      'Cafeteria: Value 3.5, Effort 2.2, 12 votes',
      'Handbook: Value 5.0, Effort 5.0, 1 vote',
      'Tests: Value 1.0, Effort 4.0, 3 votes; before: 2.0, 2.0',
    ]),
  )
  expect(bubbles()).toHaveLength(3)
  screen.getByText('Without votes: 3')
  const row = screen.getByRole('row', { name: /Parking/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['–', '–', '0'])
})

test('bubbles glide to new values, and jump when the plane was only measured or resized', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  const { rerender } = show()
  const areSettled = () => bubble(/^Cafeteria/).parentElement?.hasAttribute('data-settled')
  expect(areSettled()).toBe(false)
  rerender(chartOf({ items: items.slice(0, 2) }))
  expect(areSettled()).toBe(true)
  width.mockReturnValue(820)
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(areSettled()).toBe(false)
})

test('Tab enters at one bubble; arrow keys, Home and End move on in the order of the list', () => {
  show()
  expect(bubbles().filter((one) => one.getAttribute('tabindex') === '0')).toEqual([bubble(/^Cafeteria/)])
  bubble(/^Cafeteria/).focus()
  press('ArrowRight')
  expect(document.activeElement).toBe(bubble(/^Handbook/))
  expect(bubble(/^Handbook/).getAttribute('tabindex')).toBe('0')
  press('ArrowDown')
  expect(document.activeElement).toBe(bubble(/^Tests/))
  press('ArrowRight')
  expect(document.activeElement).toBe(bubble(/^Cafeteria/))
  press('End')
  expect(document.activeElement).toBe(bubble(/^Tests/))
  press('Home')
  expect(document.activeElement).toBe(bubble(/^Cafeteria/))
})

test('the focus shows details, Escape closes them, Enter opens the poll', () => {
  const onOpen = vi.fn()
  show({ onOpen })
  bubble(/^Cafeteria/).focus()
  fireEvent.focus(bubble(/^Cafeteria/))
  screen.getByText('1. Cafeteria')
  screen.getByText('Value: 3.5, spread 0.5')
  press('Escape')
  expect(screen.queryByText('1. Cafeteria')).toBeNull()
  press('Enter')
  expect(onOpen).toHaveBeenCalledWith('a')
})

test('a mouse shows details and opens with a click; a finger shows details, which have a button', () => {
  const onOpen = vi.fn()
  show({ onOpen })
  fireEvent.pointerEnter(bubble(/^Handbook/), { pointerType: 'mouse' })
  screen.getByText('2. Handbook')
  fireEvent.click(bubble(/^Handbook/))
  expect(onOpen).toHaveBeenCalledWith('b')
  onOpen.mockClear()
  fireEvent(bubble(/^Tests/), new PointerEvent('click', { pointerType: 'touch', bubbles: true }))
  expect(onOpen).not.toHaveBeenCalled()
  screen.getByText('4. Tests')
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(onOpen).toHaveBeenCalledWith('d')
  fireEvent.pointerDown(plane())
  expect(screen.queryByText('4. Tests')).toBeNull()
})

test('[EV6] quadrant labels that nobody typed are not drawn, and none where they are switched off', () => {
  const { unmount } = show()
  within(plane()).getByText('Now')
  expect(within(plane()).queryByText('Easy Wins')).toBeNull()
  unmount()
  show({ showQuadrants: false })
  expect(within(plane()).queryByText('Now')).toBeNull()
})

test('[EV15] on a page with a heading of its own the controls stand there, and leave the height to the picture', () => {
  const toolsIn = document.createElement('div')
  document.body.append(toolsIn)
  show({ toolsIn, aside: <p>Discuss these</p> })
  within(toolsIn).getByRole('switch', { name: 'Heat map' })
  within(toolsIn).getByRole('button', { name: 'Download picture' })
  const figure = screen.getByRole('figure', { name: 'Which first?' })
  expect(within(figure).queryByRole('heading')).toBeNull()
  within(figure).getByText('Discuss these')
  toolsIn.remove()
})

test('a switch shows the heat map: all votes, or those of the bubble that is pointed at', () => {
  show({ items: items.slice(0, 1) })
  const counts = () => within(plane()).queryAllByText(/^(6|4|2)$/).length
  const before = counts()
  fireEvent.click(screen.getByRole('switch', { name: 'Heat map' }))
  expect(counts()).toBeGreaterThan(before)
})

test('[EV13] a heat map that is shown to everyone is here too, until the reader chooses otherwise', () => {
  const onHeat = vi.fn()
  show({ items: items.slice(0, 1), showHeat: true, onHeat })
  const heat = screen.getByRole<HTMLInputElement>('switch', { name: 'Heat map' })
  expect(heat.checked).toBe(true)
  fireEvent.click(heat)
  expect(heat.checked).toBe(false)
  expect(onHeat).toHaveBeenCalledWith(false)
})

test("on the room's screen the picture has the texts inside, and no controls", () => {
  show({ size: 'projector', showHeat: false })
  const picture = screen.getByRole('img', { name: 'Which first?' })
  for (const { text } of items) within(picture).getAllByText(text)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test('the downloaded picture has heading, labels, legend and colours, and nothing of the page', async () => {
  const saved = watchSavedFiles()
  show({ title: 'Which <first>?', onOpen: () => undefined })
  bubble(/^Handbook/).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Download picture' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^SVG/ }))
  await expect.poll(() => saved.length).toBe(1)
  expect(saved[0]?.name).toBe('Which first.svg')
  const file = new DOMParser().parseFromString((await saved[0]?.text()) ?? '', 'image/svg+xml')
  const root = file.documentElement
  expect(root.getAttribute('xmlns')).toBe('http://www.w3.org/2000/svg')
  expect(root.querySelector('title')?.textContent).toBe('Which <first>?')
  const texts = [...file.querySelectorAll('text')].map(({ textContent }) => textContent)
  for (const text of ['Which <first>?', 'Value →', 'Now', '1', '4', 'Parking', 'Cafeteria'])
    expect(texts).toContain(text)
  expect(
    file.querySelector('[class], [style], [tabindex], [aria-label], [data-screen], a, button'),
  ).toBeNull()
  expect(root.outerHTML).not.toMatch(/var\(|https?:(?!\/\/www\.w3\.org)/)
  expect(Number(root.getAttribute('height'))).toBeGreaterThan(Number(plane().getAttribute('height')))
})

test('[BT19] votes that are too few to show are told by a note, in the table, and where a bubble has some', () => {
  const few = { targetId: 't', round: 1, value1: null, value2: null, votes: 2, isWithheld: true as const }
  const shown = { targetId: 't', round: 1, value1: 4, value2: 2, votes: 3 }
  show({
    items: [
      { id: 'a', number: 1, text: 'Cafeteria', color: 0, result: resultOf([shown, few], scale) },
      { id: 'b', number: 2, text: 'Handbook', color: 0, result: resultOf([few], scale) },
      { id: 'c', number: 3, text: 'Parking', color: 0, result: resultOf([], scale) },
    ],
  })
  screen.getByText('Without votes: 3 · Too few votes to show: 1, 2')
  bubble(/^Cafeteria: .*, 3 votes; 2 votes: too few to show$/)
  within(screen.getByRole('row', { name: /Handbook/ })).getByText('0 · 2 votes: too few to show')
})

const five = { low: 1, high: 5 }

test('[BT14] the name has every count, the mean and the median', () => {
  const result = { distribution: [1, 0, 0, 2, 4], mean: 4.14, median: 5, spread: 1.2 }
  renderView(<Distribution name="Cafeteria" result={result} scale={five} />)
  screen.getByRole('img', {
    name: 'Cafeteria: 1 vote for 1, 2 votes for 4, 4 votes for 5; mean 4.1, median 5.0',
  })
})

test('[BT14] long scales are told in ranges', () => {
  const distribution = Array.from({ length: 100 }, (_, index) => (index < 5 ? 1 : 0))
  const result = { distribution, mean: 3, median: 3, spread: 1.4 }
  renderView(<Distribution name="Cafeteria" result={result} scale={{ low: 1, high: 100 }} />)
  screen.getByRole('img', { name: /^Cafeteria: 5 votes for 1 to 5; mean 3/ })
})

test('without votes it says so; large, it shows counts, mean and median', () => {
  const none = { distribution: [0, 0, 0, 0, 0], mean: null, median: null, spread: null }
  const { unmount } = renderView(<Distribution name="Cafeteria" result={none} scale={five} size="large" />)
  expect(screen.getByRole('img', { name: 'Cafeteria: no votes' }).textContent).toContain('No votes shown yet')
  unmount()
  const some = { distribution: [0, 0, 7, 0, 0], mean: 3, median: 3, spread: 0 }
  renderView(<Distribution name="Cafeteria" result={some} scale={five} size="large" />)
  expect(screen.getByRole('img').textContent).toMatch(/7.*Mean 3\.0.*Median 3\.0/)
})
