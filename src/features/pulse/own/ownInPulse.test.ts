import { expect, test } from 'vitest'
import type { BallotTarget, TargetState } from '#activity/voting/ballot/ballot.ts'
import { choiceOfCode } from '#activity/voting/ballot/choice.ts'
import type { StatementView } from '#domain/pulse/items.ts'
import { ownInPulse } from './ownInPulse.ts'

const statement = (id: string, groupId: string, text: string): StatementView => ({
  ...{ id, groupId, text },
  ...{ order: 'a0', isApproved: true, byFacilitator: false, createdAt: 1 },
})
const categories = [
  {
    ...{ id: 'team', name: 'Team' },
    statements: [
      statement('a', 'team', 'We laugh'),
      statement('b', 'team', 'We meet'),
      statement('mine', 'team', 'We rest'),
    ],
  },
  { id: 'work', name: 'Work', statements: [] },
]
const fetched = {
  slidergroupSet: [
    {
      id: 'team',
      sliderpollSet: [{ id: 'mine', sliderText: 'We rest', approved: true, createdTimeStamp: 20 }],
    },
    { id: 'work', sliderpollSet: [] },
  ],
}
const chosen = (id: string, code: string | null, state: TargetState): BallotTarget => ({
  ...{ id, state, choice: choiceOfCode(code), isVoted: state === 'voted' },
})
const onDevice = { contents: [], pending: [], categories }

test('own statements come first, then what else was voted on or chosen, each with the vote', () => {
  const choices = [chosen('a', '4', 'refused'), chosen('b', null, 'changed'), chosen('mine', '-', 'voted')]
  expect(ownInPulse({ ...onDevice, fetched, choices })).toMatchObject([
    { id: 'mine', text: 'We rest', category: 'Team', vote: { choice: { is: 'abstention' }, state: 'voted' } },
    { id: 'a', text: 'We laugh', category: 'Team', vote: { choice: { value1: 4 }, state: 'refused' } },
  ])
})

test('without the server’s reply, after the end or offline, votes of this device are listed', () => {
  const choices = [chosen('a', '4', 'voted'), chosen('b', '2', 'waiting'), chosen('mine', '5', 'chosen')]
  const own = ownInPulse({ ...onDevice, fetched: null, choices })
  expect(own.map(({ id, vote }) => `${id} ${vote?.state ?? ''}`)).toEqual([
    'a voted',
    'b waiting',
    'mine chosen',
  ])
})

test('a statement on its way is listed under its category, when that is known', () => {
  const waiting = {
    ...{ id: 'new', objectId: 'o', type: 'sliderPoll', text: 'We plan', createdMs: 30_000 },
    ...{ fields: { groupId: 'team' }, isSaved: false },
  }
  const device = { ...onDevice, contents: [waiting], choices: [] }
  expect(ownInPulse({ ...device, fetched })[1]).toMatchObject({ id: 'new', category: 'Team', isSaved: false })
  expect(ownInPulse({ ...device, fetched: null, categories: [] })).toMatchObject([
    { id: 'new', category: null, vote: null },
  ])
})
