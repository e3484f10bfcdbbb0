import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePage } from './usePage.ts'

afterEach(() => {
  vi.useRealTimers()
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
