import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#domain/limits.ts'
import { createGroup } from '#domain/pulse/groups.ts'
import { openPulse, pressBelow } from '#support/views/openPulse.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

test('[PU1] where no category can be added, the reason stands beside the button for everybody to read', async () => {
  const { docs } = openPulse('facilitator')
  pressBelow('Next')
  const button = await screen.findByRole('button', { name: 'New category' })
  expect(button.hasAttribute('disabled')).toBe(false)
  const why = `A pulse has at most ${limits.sliderGroups} categories.`
  expect(screen.queryByText(why)).toBeNull()
  act(() => {
    for (let at = 2; at < limits.sliderGroups; at += 1) createGroup(docs.desk, `more${at}`)
  })
  for (let at = 2; at < limits.sliderGroups; at += 1) pressBelow('Next')
  const full = await screen.findByRole('button', { name: 'New category' })
  expect(full.hasAttribute('disabled')).toBe(true)
  expect(full.getAttribute('aria-describedby')).toBe(screen.getByText(why).id)
  expect(full.hasAttribute('title')).toBe(false)
})
