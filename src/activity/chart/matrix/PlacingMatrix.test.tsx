import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import type { PlacedItem } from './matrix.ts'
import { PlacingMatrix } from './PlacingMatrix.tsx'

const scale = { low: 1, high: 5, axes: 2 as const }
const axes = [
  { title: 'Value', help: '' },
  { title: 'Effort', help: '' },
] as const

const start: PlacedItem[] = [
  { id: 'a', number: 1, text: 'Cafeteria', color: 0, value1: null, value2: null },
  { id: 'b', number: 2, text: 'Handbook', color: 0, value1: 5, value2: 5 },
]

/** A ballot, as a page keeps it. */
function Ballot({ isDisabled = false }: { isDisabled?: boolean }) {
  const [items, setItems] = useState(start)
  const [selectedId, setSelectedId] = useState('a')
  return (
    <PlacingMatrix
      {...{ title: 'Your votes', items, axes, scale, selectedId, isDisabled }}
      {...{ quadrants: ['', '', '', ''], showQuadrants: true, colors: 0 }}
      onSelect={setSelectedId}
      onPlace={(id, value1, value2) =>
        setItems((before) => before.map((item) => (item.id === id ? { ...item, value1, value2 } : item)))
      }
    />
  )
}

const plane = () => screen.getByRole('group', { name: 'Your votes' })
const marker = (name: RegExp) => screen.getByRole('button', { name })

/** Where the page has drawn a tick. */
function at(value1: number, value2: number) {
  const ticks = [...plane().querySelectorAll('text[text-anchor="middle"]')]
  const tops = [...plane().querySelectorAll('text[text-anchor="end"]')]
  const x = Number(ticks.find(({ textContent }) => textContent === String(value1))?.getAttribute('x'))
  const y = Number(tops.find(({ textContent }) => textContent === String(value2))?.getAttribute('y'))
  return { clientX: x, clientY: y }
}

test('a tap places the selected item at the nearest whole values, and the next tap moves it', () => {
  renderView(<Ballot />)
  const { clientX, clientY } = at(2, 4)
  fireEvent.click(plane(), { clientX: clientX + 9, clientY: clientY - 9 })
  marker(/^Cafeteria: Value 2, Effort 4\./)
  fireEvent.click(plane(), at(5, 1))
  marker(/^Cafeteria: Value 5, Effort 1\./)
  marker(/^Handbook: Value 5, Effort 5\./)
})

test('a tap on a marker selects its item, unless the selected item still has to be placed', () => {
  renderView(<Ballot />)
  fireEvent.click(marker(/^Handbook/), at(5, 5))
  marker(/^Cafeteria: Value 5, Effort 5\./)
  fireEvent.click(marker(/^Handbook/), at(5, 5))
  expect(marker(/^Handbook/).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(plane(), at(1, 1))
  marker(/^Handbook: Value 1, Effort 1\./)
})

test('arrow keys place the selected item in the middle and move it by one, within the scale', () => {
  renderView(<Ballot />)
  const own = marker(/^Cafeteria: not placed/)
  expect(own.getAttribute('tabindex')).toBe('0')
  fireEvent.keyDown(own, { key: 'ArrowUp' })
  fireEvent.keyDown(marker(/^Cafeteria: Value 3, Effort 3/), { key: 'ArrowUp' })
  fireEvent.keyDown(marker(/^Cafeteria: Value 3, Effort 4/), { key: 'ArrowRight' })
  for (let times = 0; times < 3; times++) fireEvent.keyDown(marker(/^Cafeteria/), { key: 'ArrowUp' })
  marker(/^Cafeteria: Value 4, Effort 5/)
})

test('[BT7] nothing is placed while it is disabled', () => {
  renderView(<Ballot isDisabled />)
  fireEvent.click(plane(), at(2, 4))
  fireEvent.keyDown(marker(/^Cafeteria/), { key: 'ArrowUp' })
  marker(/^Cafeteria: not placed/)
})
