import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { writeTally } from '#domain/activity/votes/tally.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { RoundPicker } from './RoundPicker.tsx'
import { useShownRound } from './useShownRound.ts'

const tally = new Y.Doc()
const vote = (round: number): void =>
  writeTally(tally, [{ targetId: 'tea', round, value1: 2, value2: null, votes: 3 }])

function Results() {
  const [present, setPresent] = useState(2)
  const shown = useShownRound(tally, present)
  return (
    <>
      <RoundPicker {...shown} />
      <p>{`Results of ${shown.round}`}</p>
      <button onClick={() => setPresent(3)}>New round</button>
    </>
  )
}

test('[BT21] results are those of the present round until an earlier one is chosen, and again in a new one', () => {
  stillRoom().render(<Results />)
  expect(screen.queryByRole('combobox')).toBeNull()
  act(() => vote(1))
  const rounds = () => screen.getByRole('combobox', { name: 'Results of which round' })
  expect([...rounds().children].map(({ textContent }) => textContent)).toEqual(['Round 1', 'Round 2 (now)'])
  fireEvent.change(rounds(), { target: { value: '1' } })
  screen.getByText('Results of 1')
  fireEvent.click(screen.getByRole('button', { name: 'New round' }))
  screen.getByText('Results of 3')
})
