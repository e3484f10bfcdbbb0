// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { msSinceInput } from './lastInput.ts'

afterEach(() => void vi.useRealTimers())

test('keys, presses and scrolling anywhere on the page are input', () => {
  vi.useFakeTimers()
  expect(msSinceInput()).toBe(Infinity)
  for (const event of ['keydown', 'pointerdown', 'wheel', 'scroll']) {
    document.body.dispatchEvent(new Event(event))
    expect(msSinceInput()).toBe(0)
    vi.advanceTimersByTime(700)
    expect(msSinceInput()).toBe(700)
  }
})
