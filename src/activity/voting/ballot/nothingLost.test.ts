import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDevice, createServer, targets } from '#support/ballots/ballotDevice.ts'
import type { BallotTarget } from './ballot.ts'
import { codeOfChoice } from './choice.ts'
import type { Codes } from './drafts.ts'

type Act =
  | { act: 'choose'; target: string; code: string | null }
  | { act: 'vote' | 'withdraw' | 'close' | 'open' | 'reset' | 'undoReset' | 'ask' }
  | { act: 'deliver'; isAnswerLost: boolean }

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: chosen() },
  { weight: 3, arbitrary: fc.constant<Act>({ act: 'vote' }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('deliver' as const), isAnswerLost: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Act>(
      ...(['withdraw', 'close', 'open', 'reset', 'reset', 'undoReset', 'ask'] as const).map((act) => ({
        act,
      })),
    ),
  },
)
/** Often a vote goes through at once: otherwise rounds would have few votes. */
const anyActs: fc.Arbitrary<Act[]> = fc
  .array(
    fc.oneof(
      anyAct.map((act) => [act]),
      chosen().map((act) => [
        act,
        { act: 'vote' as const },
        { act: 'deliver' as const, isAnswerLost: false },
      ]),
    ),
    { maxLength: 25 },
  )
  .map((groups) => groups.flat())

function chosen(): fc.Arbitrary<Act> {
  return fc.record({
    act: fc.constant('choose' as const),
    target: fc.constantFrom(...targets),
    code: fc.constantFrom('1', '2', '-', null),
  })
}

function run(acts: readonly Act[], look: (device: ReturnType<typeof createDevice>, act: Act) => void) {
  const server = createServer()
  const device = createDevice(server)
  for (const act of acts) {
    if (act.act === 'choose') device.choose(act.target, act.code)
    else if (act.act === 'deliver') device.deliver(act.isAnswerLost)
    else if (act.act === 'vote' || act.act === 'withdraw' || act.act === 'ask') device[act.act]()
    else if (act.act === 'close' || act.act === 'open') server.setClosed(act.act === 'close')
    else {
      server[act.act]()
      device.hearRound()
    }
    // A stored draft draws the screen anew.
    device.draw()
    device.draw()
    look(device, act)
  }
  return { server, device }
}

const codesOf = (device: ReturnType<typeof createDevice>): Codes =>
  Object.fromEntries(device.seen().map(({ id: target, choice }) => [target, codeOfChoice(choice)]))

const voteFor1: readonly Act[] = [
  { act: 'choose', target: 'a', code: '1' },
  { act: 'vote' },
  { act: 'deliver', isAnswerLost: false },
]
/** A counterexample that was found: what was refused was taken for what the server has. */
const lostAcknowledgement: Act[] = [
  ...voteFor1,
  { act: 'withdraw' },
  { act: 'deliver', isAnswerLost: true },
  { act: 'close' },
  ...voteFor1,
]

test('[BT11] whatever happens to ballots, the screen shows what was chosen last until a vote of it ends with its round', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      let meant: Codes = { a: null, b: null }
      run(acts, (device, act) => {
        if (act.act === 'choose') meant = { ...meant, [act.target]: act.code }
        if (act.act === 'withdraw') meant = { a: null, b: null }
        const shown = codesOf(device)
        // With another round, votes of the one before are no longer shown; choices that are no votes are.
        if (act.act === 'reset' || act.act === 'undoReset' || act.act === 'ask') {
          meant = shown
          return
        }
        // A withdrawal that is refused leaves the vote as it was.
        if (act.act === 'deliver')
          for (const target of targets)
            if (meant[target] === null) meant = { ...meant, [target]: shown[target] ?? null }
        expect(shown).toEqual(meant)
      })
    }),
    { numRuns: 1500, examples: [[lostAcknowledgement]] },
  )
})

test('[BT10] [BT11] a new round and its undo lose nothing that was chosen and not voted', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      let before = new Map<string, BallotTarget>()
      run(acts, (device, act) => {
        const now = new Map(device.seen().map((target) => [target.id, target]))
        if (act.act === 'reset' || act.act === 'undoReset')
          for (const [target, { choice, state }] of before)
            if (choice.is !== 'nothing' && state !== 'voted') expect(now.get(target)?.choice).toEqual(choice)
        before = now
      })
    }),
    { numRuns: 1500 },
  )
})

test('[BT1] once everything is delivered, the server has what the screen shows as voted, and after one more vote all of it', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      const { server, device } = run(acts, () => undefined)
      const deliverAll = (): void => {
        while (device.hasWaiting()) device.deliver(false)
        for (let draws = 0; draws < 2; draws += 1) device.draw()
      }
      deliverAll()
      const voted = device.seen().filter(({ state }) => state === 'voted')
      for (const { id: target, choice } of voted) expect(server.votes[target]).toBe(codeOfChoice(choice))
      server.setClosed(false)
      device.vote()
      deliverAll()
      const shown = Object.entries(codesOf(device)).filter(([, code]) => code !== null)
      expect(server.votes).toEqual(Object.fromEntries(shown))
      expect(device.seen().every(({ state }) => state === 'voted' || state === 'nothing')).toBe(true)
    }),
    { numRuns: 1500 },
  )
})
