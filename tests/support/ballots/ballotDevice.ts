import { ballotId } from '#sync/room/outbox.ts'
import type { BallotEffect } from '#sync/room/outbox.ts'
import { entryOf, refusedFor } from '#sync/entries/outboxEntry.ts'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'
import { withChanges } from '#sync/outbox/outboxView.ts'
import { ownAfterBallot } from '#sync/outbox/ownBallots.ts'
import * as voteMessages from '#domain/messages/voting.ts'
import { planOf, targetsOf, votesIn } from '#activity/voting/ballot/ballot.ts'
import type { BallotTarget, WaitingBallot } from '#activity/voting/ballot/ballot.ts'
import { choiceOfCode } from '#activity/voting/ballot/choice.ts'
import { draftsAfter, draftsFromText, textOfDrafts } from '#activity/voting/ballot/drafts.ts'
import type { Codes, DraftEvent, Drafts, SentBallot } from '#activity/voting/ballot/drafts.ts'
import { votesInRound } from '#activity/voting/ballot/ownVotes.ts'
import type { ToldVotes } from '#activity/voting/ballot/ownVotes.ts'

/** What is voted on. */
export const targets = ['a', 'b']
const id = ballotId('o', 'all')
type Votes = Record<string, string>
type BallotEntry = OutboxEntry & { effect: BallotEffect }

/** The rules of the server that a ballot meets. */
export function createServer() {
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
export function createDevice(server: ReturnType<typeof createServer>) {
  let clock = 0
  let stored = ''
  let entries: OutboxEntry[] = []
  let own: Parameters<typeof withChanges>[0] = []
  let told: ToldVotes | null = null
  let round = 1

  const drafts = (): Drafts => draftsFromText(stored, round)
  const isRefused = ({ state }: OutboxEntry): boolean => state.status === 'refused'
  const ballots = (): BallotEntry[] => entries as BallotEntry[]
  const sentOf = ({
    effect,
    order,
    entryId,
  }: BallotEntry): SentBallot & Omit<WaitingBallot, 'isBeingSent'> => ({
    ...{ round: effect.round, votes: effect.votes, order, entryId },
    isRecognisable: effect.isRecognisable === true,
  })
  const waiting = () =>
    ballots()
      .filter((entry) => !isRefused(entry))
      .map(sentOf)
  const ownIn = (one: number): Codes => votesInRound(told, own, one)
  const dispatch = (event: DraftEvent): void => {
    stored = textOfDrafts(draftsAfter(drafts(), event))
  }
  const send = (votes: Codes, isRecognisable: boolean): void => {
    clock += 1
    const effect: BallotEffect = {
      ...{ does: 'vote', type: 'ballot', id, scope: 'all', round, votes, isRecognisable },
    }
    const made = { entryId: `e${clock}`, workshopId: 'w', order: clock, createdMs: clock }
    const command = { document: '', variables: {}, objectId: 'o', label: '', effect }
    entries = [...entries, entryOf(command, made)]
  }
  const sendPlan = (votes: ReadonlyMap<string, string | null>): void => {
    // Sometimes the sentence beside the button has changed meanwhile.
    const isRecognisable = clock % 3 === 0
    const plan = planOf(
      votes,
      waiting().map((ballot) => ({ ...ballot, isBeingSent: false })),
      { round, isRecognisable },
    )
    if (Object.keys(plan.cast).length > 0) send(plan.cast, isRecognisable)
    if (plan.withdraw.length > 0)
      send(Object.fromEntries(plan.withdraw.map((target) => [target, null])), isRecognisable)
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
