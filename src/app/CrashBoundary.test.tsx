import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'

const broken = new Error('x is undefined')
function Broken(): never {
  throw broken
}

test('[M22] a screen that fails to render shows the crash page with focus and a way on, and is logged once', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  renderView(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  )
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe("We're sry, something went wrong. Please try reloading the page")
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('main').contains(heading)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(log.mock.calls.filter((call) => call.includes(broken))).toHaveLength(1)
})
