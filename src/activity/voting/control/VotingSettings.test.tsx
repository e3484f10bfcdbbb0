import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import type { Voting } from '../useVoting.ts'
import { VotingSettings } from './VotingSettings.tsx'

const open: Voting = {
  ...{ round: 1, mode: 'STEPS', isClosed: false, isClosedByHand: false },
  ...{ areBlind: false, areShown: false, shownAtMs: null },
}
const setShown = vi.fn(async () => undefined)
let rooms = 0

function show(voting: Partial<Voting> = {}, whyNot: string | null = null) {
  rooms += 1
  return showAnsweringByHand(
    `settings-${rooms}`,
    <VotingSettings
      part={{ id: 'p1', objectId: 'o1' }}
      voting={{ ...open, ...voting }}
      {...{ whyNot, setShown }}
    />,
  )
}

test('[BT4] [BT6] the settings say who sees the results, and that blind ones are shown later', () => {
  show()
  screen.getByText('Only facilitators and people who voted see the results.')
  fireEvent.click(screen.getByRole('switch', { name: /Show results to everybody/ }))
  expect(setShown).toHaveBeenCalledWith(true)
})

test('[BT6] blind results are told', () => {
  show({ mode: 'CLOSED', areBlind: true })
  screen.getByText('Nobody sees results until voting closes.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'When voting closes' }).checked).toBe(true)
})

test('[BT6] when results move is set by a call, and shows what the server has', async () => {
  const { sent, answers } = show()
  const live = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Live' })
  fireEvent.click(live())
  await waitFor(() => expect(sent).toEqual([{ partId: 'p1', mode: 'LIVE' }]))
  expect([live().checked, live().disabled]).toEqual([false, true])
  await answers()
  expect(live().disabled).toBe(false)
})

test('without a connection nothing can be set', () => {
  show({}, 'This needs a connection')
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true)
})

test('[BT7] the settings say when results were shown before voting was reopened', () => {
  show({ shownAtMs: new Date(2026, 0, 5, 10, 42).getTime() })
  screen.getByText(/^Voting is open\. Results were shown at .*10:42/)
})
