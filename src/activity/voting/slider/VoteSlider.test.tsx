import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { VoteSlider } from './VoteSlider.tsx'
import type { VoteSliderProps } from './VoteSlider.tsx'

const width = 244

function Voting(props: Partial<VoteSliderProps>) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <VoteSlider
      {...{ label: 'Tea', scale: { low: 1, high: 5 }, lowLabel: 'Low', highLabel: 'High', value }}
      onChange={setValue}
      {...props}
    />
  )
}

function show(props: Partial<VoteSliderProps> = {}): HTMLElement {
  renderView(<Voting {...props} />)
  const field = screen.getByRole('slider', { name: 'Tea' })
  const touched = field.parentElement
  if (!touched) throw new Error('the slider has a place to touch')
  touched.getBoundingClientRect = () => new DOMRect(0, 0, width, 44)
  touched.setPointerCapture = () => undefined
  return touched
}
const valueText = (): string | null => screen.getByRole('slider').getAttribute('aria-valuetext')

const finger = (clientX: number, clientY = 0) => ({
  ...{ pointerId: 1, pointerType: 'touch', button: 0, clientX, clientY },
})

test('nothing is chosen at first, although the thumb stands in the middle; a short scale has no buttons', () => {
  show()
  expect(screen.queryByRole('button')).toBeNull()
  const field = screen.getByRole<HTMLInputElement>('slider')
  expect(field.value).toBe('3')
  expect(valueText()).toBe('nothing chosen yet')
  expect(field.closest('[data-chosen]')).toBeNull()
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '1 Low',
    '5 High',
    'Space or Enter chooses 3.',
  ])
})

test('a tap in the middle chooses the middle', () => {
  const touched = show()
  fireEvent.pointerDown(touched, finger(122))
  expect(valueText()).toBe('nothing chosen yet')
  fireEvent.pointerUp(touched, finger(122))
  expect(valueText()).toBe('3 of 5')
  expect(screen.getByRole('slider').closest('[data-chosen]')).not.toBeNull()
})

test('a horizontal drag follows the finger', () => {
  const touched = show()
  fireEvent.pointerDown(touched, finger(122))
  fireEvent.pointerMove(touched, finger(124))
  expect(valueText()).toBe('nothing chosen yet')
  fireEvent.pointerMove(touched, finger(170))
  expect(valueText()).toBe('4 of 5')
  fireEvent.pointerMove(touched, finger(30))
  expect(valueText()).toBe('1 of 5')
  fireEvent.pointerUp(touched, finger(30))
  expect(valueText()).toBe('1 of 5')
})

test('a finger that scrolls the page chooses nothing', () => {
  const touched = show()
  fireEvent.pointerDown(touched, finger(200))
  fireEvent.pointerMove(touched, finger(202, 40))
  // The browser scrolls from here on.
  fireEvent.pointerCancel(touched, finger(202, 40))
  fireEvent.pointerMove(touched, finger(30, 80))
  expect(valueText()).toBe('nothing chosen yet')
})

test('a drag that turns into a scroll leaves what was chosen before', () => {
  const touched = show()
  fireEvent.pointerDown(touched, finger(122))
  fireEvent.pointerMove(touched, finger(170, 3))
  expect(valueText()).toBe('4 of 5')
  fireEvent.pointerCancel(touched, finger(170, 60))
  expect(valueText()).toBe('nothing chosen yet')
  // Up and a little to the side: a scroll from the beginning.
  fireEvent.pointerDown(touched, finger(122))
  fireEvent.pointerMove(touched, finger(130, -30))
  expect(valueText()).toBe('nothing chosen yet')
})

test('a mouse chooses as soon as it is pressed, and only its first button does', () => {
  const touched = show()
  const mouse = { pointerId: 1, pointerType: 'mouse', clientX: 222 }
  fireEvent.pointerDown(touched, { ...mouse, button: 2 })
  expect(valueText()).toBe('nothing chosen yet')
  fireEvent.pointerDown(touched, { ...mouse, button: 0 })
  expect(valueText()).toBe('5 of 5')
  expect(document.activeElement).toBe(screen.getByRole('slider'))
})

test('by keys, Space or Enter chooses the value that the thumb stands on, and changes no later one', () => {
  show()
  const field = screen.getByRole('slider')
  fireEvent.keyDown(field, { key: ' ' })
  expect(valueText()).toBe('3 of 5')
  fireEvent.change(field, { target: { value: '4' } })
  expect(valueText()).toBe('4 of 5')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(valueText()).toBe('4 of 5')
})

test('[BT7] a locked slider chooses nothing', () => {
  const onChange = vi.fn()
  const touched = show({ isLocked: true, value: 2, onChange })
  expect(screen.getByRole<HTMLInputElement>('slider').disabled).toBe(true)
  fireEvent.pointerDown(touched, finger(200))
  fireEvent.pointerUp(touched, finger(200))
  expect(onChange).not.toHaveBeenCalled()
  expect(valueText()).toBe('2 of 5')
})

test('[BT2] a vote above the present maximum is shown as the maximum', () => {
  show({ value: 9 })
  expect(valueText()).toBe('5 of 5')
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('5')
})

test('on a long scale buttons make single steps, from the middle where nothing is chosen', () => {
  show({ scale: { low: 1, high: 100 } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('One more: Tea')
  const middle = Number(screen.getByRole<HTMLInputElement>('slider').value)
  expect(valueText()).toBe(`${middle} of 100`)
  press('One more: Tea')
  expect(valueText()).toBe(`${middle + 1} of 100`)
  press('One less: Tea')
  press('One less: Tea')
  expect(valueText()).toBe(`${middle - 1} of 100`)
})
