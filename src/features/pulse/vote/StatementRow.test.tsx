import { fireEvent, screen } from '@testing-library/react'
import { useMemo, useState } from 'react'
import * as Y from 'yjs'
import { expect, test } from 'vitest'
import type { BallotTarget } from '#activity/voting/ballot/ballot.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import type { Pulse } from '../page/usePulse.ts'
import type { StatementItem } from '../statements/statementItems.ts'
import { StatementRow } from './StatementRow.tsx'

const nothing = () => undefined
const sliders = { acts: { choose: nothing, abstain: nothing, clear: nothing }, isLocked: false }
const pulse = { source: new Y.Doc() } as Pulse
const rendered: string[] = []
/** Each rendering of a row reads its text. */
const statements = ['We laugh', 'We rest'].map((words) => ({
  id: words,
  get text() {
    rendered.push(words)
    return words
  },
})) as unknown as StatementItem[]

/** A ballot makes all targets anew when one of them changes. */
function Rows() {
  const [rest, setRest] = useState<number | null>(null)
  const ids = useMemo(() => statements, [])
  const targetOf = (id: string): BallotTarget =>
    id === 'We rest' && rest !== null
      ? { id, choice: { is: 'values', value1: rest, value2: null }, state: 'chosen', isVoted: false }
      : { id, choice: { is: 'nothing' }, state: 'nothing', isVoted: false }
  return (
    <>
      {statements.map((statement, at) => (
        <StatementRow
          key={statement.id}
          {...{ pulse, statement, sliders, at, ids }}
          target={targetOf(statement.id)}
          mayArrange={false}
          onOpen={nothing}
        />
      ))}
      <button onClick={() => setRest(4)}>Choose</button>
    </>
  )
}

test('a choice renders its own row alone, in a category with many', () => {
  const { Room } = stillRoom('statement-rows')
  renderView(
    <Room>
      <Rows />
    </Room>,
  )
  expect(new Set(rendered.splice(0))).toEqual(new Set(['We laugh', 'We rest']))
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }))
  expect(new Set(rendered)).toEqual(new Set(['We rest']))
  expect(screen.getByRole('slider', { name: 'We rest' }).getAttribute('aria-valuetext')).toBe('4 of 5')
})
