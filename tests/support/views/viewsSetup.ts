import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// The page is shared as well, see `filesApart`.
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()

// The test page has no `document.fonts`; fields that grow with their text listen to it.
if (!('fonts' in document)) {
  const value = Object.assign(new EventTarget(), { ready: Promise.resolve() })
  Object.defineProperty(document, 'fonts', { value })
}

// The default of one second is short where two browsers share a machine.
configure({ asyncUtilTimeout: 10_000 })

// Each test leaves the page, the clock and the device as it found them.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})
