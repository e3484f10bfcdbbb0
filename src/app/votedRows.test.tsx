import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { BallotTarget } from '#activity/voting/ballot/ballot.ts'
import type { Pulse } from '#features/pulse/usePulse.ts'
import { PollRow } from '#features/evaluate/polls/PollRow.tsx'
import type { StatementItem } from '#features/pulse/statements/statementScreen.ts'
import { StatementRow } from '#features/pulse/vote/StatementRow.tsx'
import { stillRoom } from '#support/documents/stillRoom.tsx'

const nothing = () => undefined
const sliders = { acts: { choose: nothing, abstain: nothing, clear: nothing }, isLocked: false }
const pulse = { source: new Y.Doc() } as Pulse
const rendered = new Set<string>()

/** Each rendering of a row reads the description of its poll, or the text of its statement. */
const polls = ['Tea', 'Juice'].map((text, at) => ({
  ...{
    id: text,
    text,
    color: 0,
    number: at + 1,
    subPolls: [],
    order: '',
    createdAt: undefined,
    copied: false,
  },
  get desc() {
    rendered.add(text)
    return ''
  },
}))
const statements = polls.map(({ id }) => ({
  id,
  get text() {
    rendered.add(id)
    return id
  },
})) as unknown as StatementItem[]

const scale = { low: 1, high: 5, axes: 1 } as const
const axes = [{ title: '' }]
const withAxes = { ...sliders, axes }

test.each<[string, (target: BallotTarget, at: number) => ReactElement]>([
  [
    'poll',
    (target, at) => (
      <PollRow
        key={at}
        {...{ ...sliders, scale, axes, target, isEditable: false, onOpen: nothing }}
        poll={polls[at] as (typeof polls)[number]}
      />
    ),
  ],
  [
    'statement, also in a category with many',
    (target, at) => (
      <StatementRow
        key={at}
        {...{ pulse, at, target, ids: statements, mayArrange: false, onOpen: nothing }}
        sliders={withAxes}
        statement={statements[at] as StatementItem}
      />
    ),
  ],
])('a choice renders its own row alone: a %s', (_what, row) => {
  // A ballot makes all targets anew when one of them changes.
  const rows = (value1: number | null) =>
    polls.map(({ id }, at) =>
      row(
        id === 'Juice' && value1 !== null
          ? { id, choice: { is: 'values', value1, value2: null }, state: 'chosen', isVoted: false }
          : { id, choice: { is: 'nothing' }, state: 'nothing', isVoted: false },
        at,
      ),
    )
  const { rerender } = stillRoom().render(rows(null))
  expect([...rendered]).toEqual(['Tea', 'Juice'])
  rendered.clear()
  act(() => rerender(rows(4)))
  expect([...rendered]).toEqual(['Juice'])
  rendered.clear()
  expect(screen.getByRole('slider', { name: 'Juice' }).getAttribute('aria-valuetext')).toBe('4 of 5')
})
