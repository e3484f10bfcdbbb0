import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { inputLocked } from '../messages/activities.ts'
import { votingClosed } from '../messages/voting.ts'
import { lockFlags, setFlag } from './flags.ts'
import { inputState } from './inputState.ts'
import { voteFlags } from './votes/showing.ts'
import { assertVotingOpen } from './votes/voting.ts'

const everything = { hasEnded: true, isVotingClosed: true, isTimeUp: true, isLocked: true }
const locked = { isTimeUp: true, isLocked: true }

test.each([
  ['participant', {}, 'open'],
  ['participant', { isLocked: true }, 'locked'],
  ['participant', locked, 'timeUp'],
  ['participant', { ...locked, isVotingClosed: true }, 'closed'],
  ['participant', everything, 'ended'],
  ['facilitator', locked, 'open'],
  ['facilitator', { ...locked, isVotingClosed: true }, 'closed'],
  ['facilitator', everything, 'ended'],
  ['remote', {}, 'notYours'],
  ['registered', everything, 'notYours'],
] as const)('[B4] [BT7] [E1] [R1] [T3] to a %s, input with %j is %s', (role, facts, expected) => {
  expect(inputState({ role, ...facts })).toBe(expected)
})

test('[B4] [BT7] a call is refused for the reason that the screen of the same person tells', () => {
  const role = fc.constantFrom('facilitator' as const, 'participant' as const)
  fc.assert(
    fc.property(role, fc.boolean(), fc.boolean(), (by, isLocked, isVotingClosed) => {
      const board = new Y.Doc()
      setFlag(board, lockFlags.inputLocked, isLocked)
      setFlag(board, voteFlags.votingClosed, isVotingClosed)
      const refusal = { open: null, closed: votingClosed.sentence, locked: inputLocked.sentence }
      const told = inputState({ role: by, isLocked, isVotingClosed }) as keyof typeof refusal
      const call = () => assertVotingOpen(board, by)
      if (refusal[told] === null) call()
      else expect(call).toThrow(refusal[told])
    }),
  )
})
