import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react'
import type { TypedDocument } from '#api/generated.ts'
import { DeleteVotesDocument } from '#api/operations/voting.ts'
import type { Scale } from '#domain/activity/votes/results.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { ballotId, useOutbox, usePending, whyRefused } from '#sync/outbox/outbox.ts'
import type { BallotEffect, OutboxEntry } from '#sync/outbox/outbox.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { mergedVotes, obstacleTo, stateOfBallot, targetsOf, votesIn } from './ballot.ts'
import type { BallotState, BallotTarget, Obstacle } from './ballot.ts'
import { ballotText } from './ballotText.ts'
import { abstention, choiceOfCode, nothing, valuesOfChoice, withValue } from './choice.ts'
import { useDrafts } from './draftStore.ts'
import type { OwnVotes } from './useOwnVotes.ts'

/**
 * Makes the call that casts a ballot; a constant of the kind. It is sent again after a lost acknowledgement, so its
 * variables carry the round.
 *
 * @param ballot the votes by target; null abstains
 */
export type CastCall<Variables> = (ballot: {
  workshopId: WorkshopId
  objectId: ObjectId
  round: number
  votes: ReadonlyMap<string, VoteValues | null>
}) => { document: TypedDocument<unknown, Variables>; variables: Variables }

export interface BallotOptions<Variables> {
  objectId: ObjectId
  /** What one ballot covers: `wholeScope`, or a category of a pulse. */
  scope: string
  /** The targets of the scope that this person sees, in order. */
  targets: readonly { id: string; text: string }[]
  /** Of the board. */
  round: number
  scale: Scale
  own: OwnVotes
  cast: CastCall<Variables>
  /** A first ballot needs a value or an abstention on every target. SPEC PU5 */
  needsAll?: boolean
  /** Nothing can be chosen or sent now. */
  isLocked: boolean
}

/** A person's ballot in one scope of an activity. */
export interface Ballot {
  targets: readonly BallotTarget[]
  target: (id: string) => BallotTarget
  state: BallotState
  /** What keeps it from being cast; null when nothing does. */
  obstacle: Obstacle | null
  /** Something can be withdrawn. */
  hasVotes: boolean
  isLocked: boolean
  /** @param axis 2 is the second slider of a matrix; null takes the choice on that axis back */
  choose: (target: string, axis: 1 | 2, value: number | null) => void
  /** Chooses to abstain, or takes that back: nothing is chosen then. SPEC BT9 */
  abstain: (target: string, isOn: boolean) => void
  /** Takes the choice on a target back; the next ballot withdraws a vote on it. */
  clear: (target: string) => void
  /** Casts what was chosen since the last ballot: sent at once or, offline, later. */
  vote: () => void
  /** Withdraws all votes of the scope. SPEC BT8 */
  withdraw: () => void
}

/**
 * A person's ballot: what they chose, over what is on its way, over what the server has. Choices are kept on this
 * device until the server has them; one ballot is one entry of the outbox, and replaces one that still waits. A refused
 * ballot becomes a draft again, with its reason. SPEC BT1, BT7 to BT11
 */
export function useBallot<Variables>(options: BallotOptions<Variables>): Ballot {
  const { objectId, scope, targets, round, scale, own, cast, needsAll = false, isLocked } = options
  const { axes } = scale
  const text = useText(ballotText)
  const { workshopId } = useRoom()
  const { send, dismiss, refused } = useOutbox()
  const id = ballotId(objectId, scope)
  const [drafts, dispatch] = useDrafts(objectId)
  const waiting = usePending(objectId)
  const pending = useMemo(() => waiting.filter(isBallotOf(id)), [waiting, id])

  useLayoutEffect(() => {
    if (drafts.round === round) return
    const newer = new Set(pending.flatMap(({ effect }) => Object.keys(effect.votes)))
    dispatch({ is: 'told', own: own.inRound(drafts.round), waiting: newer })
    dispatch({ is: 'round', round })
  }, [drafts.round, round, own, pending, dispatch])

  // Before the screen is drawn: the list of refused entries does not show what the ballot shows.
  useLayoutEffect(() => {
    for (const entry of refused.filter(isBallotOf(id))) {
      const later = pending.filter(({ order }) => order > entry.order)
      const newer = new Set(later.flatMap(({ effect }) => Object.keys(effect.votes)))
      if (entry.effect.round !== round) for (const target of Object.keys(own.votes)) newer.add(target)
      const message = whyRefused(entry)
      if (message) dispatch({ is: 'refused', votes: entry.effect.votes, message, newer })
      dismiss(entry.entryId)
    }
  }, [refused, id, pending, own, round, dispatch, dismiss])

  useEffect(() => {
    const onTheirWay = new Set(waiting.filter(isBallot).flatMap(({ effect }) => Object.keys(effect.votes)))
    dispatch({ is: 'told', own: own.votes, waiting: onTheirWay })
  }, [own, waiting, drafts, dispatch])

  const seen = useMemo(
    () =>
      targetsOf({
        ...{ axes, drafts, own: own.votes },
        targets: targets.map((target) => target.id),
        pending: pending.filter(({ effect }) => effect.round === round).map(({ effect }) => effect.votes),
      }),
    [targets, axes, drafts, pending, round, own],
  )

  const sendVotes = useCallback(
    (votes: ReadonlyMap<string, string | null>) => {
      const replaced = pending.filter(
        ({ state, effect }) => state.status === 'waiting' && effect.round === round,
      )
      const merged = Object.entries(
        mergedVotes(
          replaced.map(({ effect }) => effect.votes),
          votes,
        ),
      )
      const effectOf = (part: typeof merged): BallotEffect => ({
        ...{ does: 'vote', type: 'ballot', id, scope, round },
        votes: Object.fromEntries(part),
      })
      const given = merged.filter(([, code]) => code !== null)
      const taken = merged.filter(([, code]) => code === null)
      const nameOf = new Map(targets.map((target) => [target.id, target.text]))
      if (given.length > 0) {
        const chosen = new Map(given.map(([target, code]) => [target, valuesOfChoice(choiceOfCode(code))]))
        const words = given.map(([target, code]) =>
          text.entry(nameOf.get(target) ?? '', text.choice(choiceOfCode(code))),
        )
        send({
          ...cast({ workshopId, objectId, round, votes: chosen }),
          ...{ objectId, label: text.label, text: words.join('\n'), effect: effectOf(given) },
        })
      }
      if (taken.length > 0)
        send({
          document: DeleteVotesDocument,
          variables: { idList: taken.map(([target]) => target) },
          ...{ objectId, label: text.withdrawal, effect: effectOf(taken) },
        })
      // Only now: whatever happens in between, one of them is stored.
      for (const { entryId } of replaced) dismiss(entryId)
      dispatch({ is: 'cast' })
    },
    [pending, round, id, scope, targets, text, send, cast, workshopId, objectId, dismiss, dispatch],
  )

  return useMemo(() => {
    const target = (one: string): BallotTarget =>
      seen.find((known) => known.id === one) ?? { id: one, choice: nothing, state: 'nothing' }
    const voted = seen.filter(({ id: one, state }) => one in own.votes || state === 'waiting')
    const obstacle = obstacleTo(seen, needsAll)
    const change = (one: string, choice: BallotTarget['choice']): void => {
      if (!isLocked) dispatch({ is: 'chosen', target: one, choice })
    }
    return {
      ...{ targets: seen, target, obstacle, isLocked },
      state: stateOfBallot(seen, drafts),
      hasVotes: voted.length > 0,
      choose: (one, axis, value) => change(one, withValue(target(one).choice, axis, value)),
      abstain: (one, isOn) => change(one, isOn ? abstention : nothing),
      clear: (one) => change(one, nothing),
      vote: () => {
        if (obstacle === null && !isLocked) sendVotes(votesIn(seen))
      },
      withdraw: () => {
        if (isLocked) return
        dispatch({ is: 'withdrawn', targets: seen.map((one) => one.id) })
        sendVotes(new Map(voted.map((one) => [one.id, null])))
      },
    }
  }, [seen, own, needsAll, isLocked, drafts, dispatch, sendVotes])
}

type BallotEntry = OutboxEntry & { effect: BallotEffect }

function isBallot(entry: OutboxEntry): entry is BallotEntry {
  return entry.effect?.does === 'vote'
}

function isBallotOf(id: string): (entry: OutboxEntry) => entry is BallotEntry {
  return (entry): entry is BallotEntry => isBallot(entry) && entry.effect.id === id
}
