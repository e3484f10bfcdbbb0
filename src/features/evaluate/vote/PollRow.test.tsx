import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { BallotTarget } from '#activity/voting/ballot/ballot.ts'
import { renderView } from '#support/views/renderView.tsx'
import { PollRow } from './PollRow.tsx'
import type { PollRowsProps } from './PollRow.tsx'

const nothing = () => undefined
const row: PollRowsProps = {
  acts: { choose: nothing, abstain: nothing, clear: nothing },
  ...{ isLocked: false, scale: { low: 1, high: 5, axes: 1 }, axes: [{ title: '' }], isEditable: false },
  onOpen: nothing,
}
const rendered: string[] = []
/** Each rendering of a row reads its description. */
const polls = ['Tea', 'Juice'].map((text, at) => ({
  ...{ id: text, text, color: 0, number: at + 1, subPolls: [], createdAt: undefined },
  get desc() {
    rendered.push(text)
    return ''
  },
}))

/** A ballot makes all targets anew when one of them changes. */
function Rows() {
  const [juice, setJuice] = useState<number | null>(null)
  const targetOf = (id: string): BallotTarget =>
    id === 'Juice' && juice !== null
      ? { id, choice: { is: 'values', value1: juice, value2: null }, state: 'chosen', isVoted: false }
      : { id, choice: { is: 'nothing' }, state: 'nothing', isVoted: false }
  return (
    <>
      {polls.map((poll) => (
        <PollRow key={poll.id} {...row} poll={poll} target={targetOf(poll.id)} />
      ))}
      <button onClick={() => setJuice(4)}>Choose</button>
    </>
  )
}

test('a choice renders its own row alone', () => {
  renderView(<Rows />)
  expect(rendered.splice(0)).toEqual(['Tea', 'Juice'])
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }))
  expect(rendered).toEqual(['Juice'])
  expect(screen.getByRole('slider', { name: 'Juice' }).getAttribute('aria-valuetext')).toBe('4 of 5')
})
