import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ballotId } from '#sync/outbox/outbox.ts'
import type { BallotEffect } from '#sync/outbox/outbox.ts'
import { entryOf, refusedFor } from '#sync/outbox/outboxEntry.ts'
import type { OutboxEntry } from '#sync/outbox/outboxEntry.ts'
import { withChanges } from '#sync/outbox/outboxView.ts'
import { ownAfterBallot } from '#sync/outbox/ownBallots.ts'
import * as voteMessages from '#domain/messages/voting.ts'
import { planOf, targetsOf, votesIn } from './ballot.ts'
import type { BallotTarget } from './ballot.ts'
import { choiceOfCode, codeOfChoice } from './choice.ts'
import { draftsAfter, draftsFromText, textOfDrafts } from './drafts.ts'
import type { Codes, DraftEvent, Drafts, SentBallot } from './drafts.ts'
import { votesInRound } from './ownVotes.ts'
import type { ToldVotes } from './ownVotes.ts'

const targets = ['a', 'b']
const id = ballotId('o', 'all')
type Votes = Record<string, string>
type BallotEntry = OutboxEntry & { effect: BallotEffect }

/** The rules of the server that a ballot meets. */
function createServer() {
  let round = 1
  let isClosed = false
  let votes: Votes = {}
  let before: Votes | null = null
  return {
    get round() {
      return round
    },
    get votes() {
      return votes
    },
    setClosed: (closed: boolean) => (isClosed = closed),
    reset() {
      before = votes
      votes = {}
      round += 1
      isClosed = false
    },
    undoReset() {
      if (before === null) return
      votes = before
      before = null
      round -= 1
    },
    /** @returns why the ballot is refused */
    takes({ votes: cast, round: seen }: BallotEffect) {
      if (isClosed) return voteMessages.votingClosed
      const isWithdrawal = Object.values(cast).every((code) => code === null)
      if (!isWithdrawal && seen !== round) return voteMessages.roundOver
      const left = Object.entries({ ...votes, ...cast })
      votes = Object.fromEntries(left.filter((vote): vote is [string, string] => vote[1] !== null))
      return null
    },
  }
}

/** A person's device with its storage; reloads keep what is stored. */
function createDevice(server: ReturnType<typeof createServer>) {
  let clock = 0
  let stored = ''
  let entries: OutboxEntry[] = []
  let own: Parameters<typeof withChanges>[0] = []
  let told: ToldVotes | null = null
  let round = 1

  const drafts = (): Drafts => draftsFromText(stored, round)
  const isRefused = ({ state }: OutboxEntry): boolean => state.status === 'refused'
  const ballots = (): BallotEntry[] => entries as BallotEntry[]
  const sentOf = ({ effect, order, entryId }: BallotEntry): SentBallot & { entryId: string } => ({
    ...{ round: effect.round, votes: effect.votes, order, entryId },
  })
  const waiting = () =>
    ballots()
      .filter((entry) => !isRefused(entry))
      .map(sentOf)
  const ownIn = (one: number): Codes => votesInRound(told, own, one)
  const dispatch = (event: DraftEvent): void => {
    stored = textOfDrafts(draftsAfter(drafts(), event))
  }
  const send = (votes: Codes): void => {
    clock += 1
    const effect: BallotEffect = { does: 'vote', type: 'ballot', id, scope: 'all', round, votes }
    const made = { entryId: `e${clock}`, workshopId: 'w', order: clock, createdMs: clock }
    const command = { document: '', variables: {}, objectId: 'o', label: '', effect }
    entries = [...entries, entryOf(command, made)]
  }
  const sendPlan = (votes: ReadonlyMap<string, string | null>): void => {
    const plan = planOf(
      votes,
      waiting().map((ballot) => ({ ...ballot, isBeingSent: false })),
      round,
    )
    if (Object.keys(plan.cast).length > 0) send(plan.cast)
    if (plan.withdraw.length > 0) send(Object.fromEntries(plan.withdraw.map((target) => [target, null])))
    entries = entries.filter(({ entryId }) => !plan.replaced.includes(entryId))
    dispatch({ is: 'cast' })
  }

  const device = {
    seen: (): BallotTarget[] =>
      targetsOf({
        ...{ targets, axes: 1, drafts: drafts(), own: ownIn(round) },
        pending: waiting()
          .filter((ballot) => ballot.round === round)
          .map(({ votes }) => votes),
      }),
    /** The screen is drawn: what it knows settles the drafts. */
    draw() {
      const refused = ballots().flatMap((entry) =>
        entry.state.status === 'refused'
          ? [{ ...sentOf(entry), message: { code: null, sentence: entry.state.message } }]
          : [],
      )
      dispatch({ is: 'news', news: { round, ownIn, waiting: waiting(), refused } })
      entries = entries.filter((entry) => !isRefused(entry))
      if (refused.length > 0) device.ask()
    },
    choose: (target: string, code: string | null) =>
      dispatch({ is: 'chosen', target, choice: choiceOfCode(code) }),
    vote() {
      const votes = votesIn(device.seen())
      if (votes.size > 0) sendPlan(votes)
    },
    withdraw() {
      const voted = device.seen().filter(({ isVoted }) => isVoted)
      dispatch({ is: 'withdrawn', targets })
      sendPlan(new Map(voted.map((one) => [one.id, null])))
    },
    /** The first ballot is sent; its acknowledgement may be lost. */
    deliver(isAnswerLost: boolean) {
      const entry = ballots().find((one) => !isRefused(one))
      if (!entry) return
      clock += 1
      const refusal = server.takes(entry.effect)
      if (isAnswerLost) return
      const others = entries.filter((one) => one !== entry)
      if (refusal) {
        entries = [...others, { ...entry, state: refusedFor(refusal) }]
        return
      }
      own = withChanges(own, { put: ownAfterBallot(entry, entry.effect, own, clock), remove: null })
      entries = others
    },
    /** The server is asked, as after each connection, refusal and undo. */
    ask() {
      clock += 1
      told = { atMs: clock, round: server.round, votes: server.votes }
    },
    /** The board's round arrives. */
    hearRound() {
      const isUndone = server.round < round
      round = server.round
      if (isUndone) device.ask()
    },
    hasWaiting: () => waiting().length > 0,
  }
  return device
}

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
    { numRuns: 1500 },
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

test('[BT10] what was voted in a round can be chosen again in the next', () => {
  const acts: Act[] = [
    { act: 'choose', target: 'a', code: '1' },
    { act: 'vote' },
    { act: 'deliver', isAnswerLost: false },
    { act: 'reset' },
    { act: 'choose', target: 'a', code: '1' },
  ]
  const { device } = run(acts, () => undefined)
  expect(codesOf(device)).toMatchObject({ a: '1' })
})

test('[BT11] a refused ballot stays chosen, though an acknowledgement of a withdrawal before it was lost', () => {
  const acts: Act[] = [
    { act: 'choose', target: 'a', code: '1' },
    { act: 'vote' },
    { act: 'deliver', isAnswerLost: false },
    { act: 'withdraw' },
    { act: 'deliver', isAnswerLost: true },
    { act: 'close' },
    { act: 'choose', target: 'a', code: '1' },
    { act: 'vote' },
    { act: 'deliver', isAnswerLost: false },
  ]
  const { server, device } = run(acts, () => undefined)
  expect(server.votes).toEqual({})
  expect(device.seen()[0]).toMatchObject({ id: 'a', choice: { is: 'values' }, state: 'refused' })
})
