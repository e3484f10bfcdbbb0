import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { doneNote } from '#activity/done/doneNote.ts'
import { chooseValue, openPulse, pressBelow } from '#support/views/openPulse.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

const title = () => screen.getByRole('heading', { level: 2 }).textContent
const notice = 'Your choices in Team are not voted yet'

test('[PU5] choices left unvoted in another category are told there, in the list of steps, and at Done', async () => {
  const { part } = openPulse('participant')
  chooseValue('We laugh', 4)
  expect(screen.queryByRole('button', { name: notice })).toBeNull()
  pressBelow('Next')
  expect(title()).toBe('Work')
  screen.getByRole('option', { name: '1. Team: not voted yet' })
  screen.getByRole('option', { name: '2. Work' })
  const button = await screen.findByRole('button', { name: notice })
  await expect
    .poll(() => doneNote(part.objectId))
    .toBe('Your choices do not count before you press Vote. Not voted yet: Team.')
  fireEvent.click(button)
  expect(title()).toBe('Team')
  chooseValue('We rest', 2)
  pressBelow('Vote')
  pressBelow('Next')
  expect(screen.queryByRole('button', { name: notice })).toBeNull()
  screen.getByRole('option', { name: '1. Team' })
  expect(doneNote(part.objectId)).toBeNull()
})

test('[PU6] who may not open the results yet reads why on the last category, beside the button', () => {
  openPulse('participant')
  const why = 'You see the results once you have voted, or when the facilitator shows them.'
  expect(screen.queryByText(why)).toBeNull()
  pressBelow('Next')
  const button = screen.getByRole('button', { name: 'Results' })
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByText(why).id)
})
