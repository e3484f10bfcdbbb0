import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { TurnoutText } from './TurnoutText.tsx'

test.each([
  [{ voted: 3, joined: 10, waiting: 0, proxies: 0 }, '3/10 voted'],
  [
    { voted: 3, joined: 10, waiting: 2, proxies: 1 },
    '3/10 voted · 2 wait to be shown · 1 entered for others',
  ],
  [{ voted: 1, joined: 1, waiting: 1, proxies: 0 }, '1/1 voted · 1 waits to be shown'],
])('[BT5] [BT12] [BT13] the turnout %j is told as "%s"', (turnout, words) => {
  renderView(<TurnoutText turnout={turnout} isAnnounced />)
  expect(screen.getByRole('status').textContent).toBe(words)
})
