import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { TypedDocument } from '#api/generated.ts'
import { DeleteVotesDocument } from '#api/operations/voting.ts'
import type { Scale } from '#domain/activity/votes/results.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { ballotId, useOutbox } from '#sync/room/outbox.ts'
import type { BallotEffect } from '#sync/room/outbox.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { sliderText } from '../slider/sliderText.ts'
import { obstacleTo, planOf, stateOfBallot, targetsOf, votesIn } from './ballot.ts'
import type { BallotState, BallotTarget, Obstacle } from './ballot.ts'
import { abstention, choiceOfCode, nothing, valuesOfChoice, withValue } from './choice.ts'
import type { Choice } from './choice.ts'
import type { Codes } from './drafts.ts'
import { useKeptBallots } from './useKeptBallots.ts'
import type { OwnVotes } from './useOwnVotes.ts'
import { useTold } from './useTold.ts'
import type { Told } from './useTold.ts'

/**
 * Makes the call that casts a ballot; a constant of the kind. It is sent again after a lost acknowledgement, so its
 * variables carry the round.
 *
 * @param ballot the votes by target; null abstains. `covers`: what a first ballot has to cover, as far as this person
 *   sees it; a later one only what it contains. SPEC PU5
 */
export type CastCall<Variables> = (ballot: {
  workshopId: WorkshopId
  objectId: ObjectId
  round: number
  votes: ReadonlyMap<string, VoteValues | null>
  covers: readonly string[]
  /** The person was told that it may be recognised. SPEC BT19 */
  recognisable: boolean
}) => { document: TypedDocument<unknown, Variables>; variables: Variables }

export interface BallotOptions<Variables> {
  objectId: ObjectId
  /** What one ballot covers: `wholeScope`, or a category of a pulse. */
  scope: string
  /** The targets of the scope that this person sees, in order. */
  targets: readonly { id: string; text: string }[]
  /** Of the board; until that is there, nothing can be chosen. */
  round: number
  scale: Scale
  own: OwnVotes
  cast: CastCall<Variables>
  /** A first ballot needs a value or an abstention on every target. SPEC PU5 */
  needsAll?: boolean
  /** Nothing can be chosen or sent now: `useVoteLock` says why. */
  isLocked: boolean
  /** Says a choice to the person whose ballot waits, where its number says nothing; the same function at each render. */
  choiceWords?: ((choice: Choice) => string) | undefined
}

const unknown = { choice: nothing, state: 'nothing', isVoted: false } as const

/** What a person does with one target; the same functions while the lock stays, so that other rows need no rendering. */
export interface ChoiceActs {
  /** @param axis 2 is the second slider of a matrix; null takes the choice on that axis back */
  choose: (target: string, axis: 1 | 2, value: number | null) => void
  /** Chooses both values of a matrix at once. */
  place: (target: string, value1: number, value2: number) => void
  /** Chooses to abstain, or takes that back: nothing is chosen then. SPEC BT9 */
  abstain: (target: string, isOn: boolean) => void
  /** Takes the choice on a target back; the next ballot withdraws a vote on it. */
  clear: (target: string) => void
}

/** A person's ballot in one scope of an activity. */
export interface Ballot extends ChoiceActs {
  targets: readonly BallotTarget[]
  target: (id: string) => BallotTarget
  state: BallotState
  /** What keeps it from being cast; null when nothing does. */
  obstacle: Obstacle | null
  /** Something can be withdrawn. */
  hasVotes: boolean
  isLocked: boolean
  /** What the button says about how a vote is shown, and a ballot carries; null for facilitators. SPEC BT19 */
  told: Told | null
  /** Casts what was chosen since the last ballot: sent at once or, offline, later. */
  vote: () => void
  /**
   * Withdraws all votes of the scope. SPEC BT8
   *
   * @returns chooses again what was chosen before, without voting it
   */
  withdraw: () => () => void
}

/**
 * A person's ballot: what they chose, over what is on its way, over what the server has. Choices are kept on this
 * device until the server has them. A ballot is an entry of the outbox (two, when it withdraws votes too) in place of
 * those that still wait; a refused one becomes a draft again, with its reason. SPEC BT1, BT7 to BT11
 */
export function useBallot<Variables>(options: BallotOptions<Variables>): Ballot {
  const { objectId, scope, targets, round, scale, own, cast, needsAll = false, choiceWords } = options
  const { axes } = scale
  const text = useText(sliderText)
  const { workshopId } = useRoom()
  const { send, dismiss } = useOutbox()
  const { isRoundKnown, drafts, dispatch, waiting } = useKeptBallots(objectId, round, own)
  const isLocked = options.isLocked || !isRoundKnown
  const id = ballotId(objectId, scope)
  const pending = useMemo(() => waiting.filter(({ ballot }) => ballot === id), [waiting, id])

  const seen = useMemo(
    () =>
      targetsOf({
        ...{ axes, drafts, own: own.votes },
        targets: targets.map((target) => target.id),
        pending: pending.filter((ballot) => ballot.round === round).map(({ votes }) => votes),
      }),
    [targets, axes, drafts, pending, round, own],
  )

  const told = useTold({ objectId, scope }, seen, own.votes, pending)
  const latest = useRef(seen)
  useLayoutEffect(() => {
    latest.current = seen
  }, [seen])
  const sendVotes = useCallback(
    (votes: ReadonlyMap<string, string | null>, isRecognisable: boolean) => {
      const plan = planOf(votes, pending, { round, isRecognisable })
      const effectOf = (part: Codes): BallotEffect => ({
        ...{ does: 'vote', type: 'ballot', id, scope, round, isRecognisable },
        votes: part,
      })
      const given = Object.entries(plan.cast).map(([target, code]) => [target, choiceOfCode(code)] as const)
      if (given.length > 0) {
        const values = new Map(given.map(([target, choice]) => [target, valuesOfChoice(choice)]))
        const hasCast = latest.current.some(({ isVoted }) => isVoted)
        const covers = hasCast ? [...values.keys()] : targets.map((target) => target.id)
        const nameOf = new Map(targets.map((target) => [target.id, target.text]))
        const words = given.map(([target, choice]) =>
          text.entry(nameOf.get(target) ?? '', (choiceWords ?? text.choice)(choice)),
        )
        send({
          ...cast({ workshopId, objectId, round, votes: values, covers, recognisable: isRecognisable }),
          ...{ objectId, label: text.label, text: words.join('\n'), effect: effectOf(plan.cast) },
        })
      }
      if (plan.withdraw.length > 0)
        send({
          document: DeleteVotesDocument,
          variables: { idList: [...plan.withdraw], round, recognisable: isRecognisable },
          ...{ objectId, label: text.withdrawal },
          effect: effectOf(Object.fromEntries(plan.withdraw.map((target) => [target, null]))),
        })
      // The outbox writes in order: whatever happens in between, one of them is stored.
      for (const entryId of plan.replaced) dismiss(entryId)
      dispatch({ is: 'cast' })
    },
    [
      pending,
      round,
      id,
      scope,
      targets,
      text,
      choiceWords,
      send,
      cast,
      workshopId,
      objectId,
      dismiss,
      dispatch,
    ],
  )

  const acts = useMemo((): ChoiceActs => {
    const change = (one: string, choice: Choice): void => {
      if (!isLocked) dispatch({ is: 'chosen', target: one, choice })
    }
    const choiceOn = (one: string): Choice =>
      latest.current.find((target) => target.id === one)?.choice ?? nothing
    return {
      choose: (one, axis, value) => change(one, withValue(choiceOn(one), axis, value)),
      place: (one, value1, value2) => change(one, { is: 'values', value1, value2 }),
      abstain: (one, isOn) => change(one, isOn ? abstention : nothing),
      clear: (one) => change(one, nothing),
    }
  }, [isLocked, dispatch])

  return useMemo(() => {
    const byId = new Map(seen.map((one) => [one.id, one]))
    const target = (one: string): BallotTarget => byId.get(one) ?? { ...unknown, id: one }
    const voted = seen.filter(({ isVoted }) => isVoted)
    const obstacle = obstacleTo(seen, needsAll)
    const isTold = told !== null && told !== 'together'
    return {
      ...{ targets: seen, target, obstacle, isLocked, told, ...acts },
      state: stateOfBallot(seen, drafts),
      hasVotes: voted.length > 0,
      vote: () => {
        if (obstacle === null && !isLocked) sendVotes(votesIn(seen), isTold)
      },
      withdraw: () => {
        if (isLocked) return () => undefined
        dispatch({ is: 'withdrawn', targets: seen.map((one) => one.id) })
        // It takes the place of what waits.
        const isSaid = pending.at(-1)?.isRecognisable ?? isTold
        sendVotes(new Map(voted.map((one) => [one.id, null])), isSaid)
        return () => {
          for (const { id: one, choice } of seen)
            if (choice.is !== 'nothing') dispatch({ is: 'restored', target: one, choice })
        }
      },
    }
  }, [seen, needsAll, isLocked, drafts, told, pending, acts, dispatch, sendVotes])
}
