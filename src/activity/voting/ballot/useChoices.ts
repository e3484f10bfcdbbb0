import { useMemo } from 'react'
import type { Scale } from '#domain/activity/votes/results.ts'
import type { ObjectId } from '#domain/ids.ts'
import { targetsOf } from './ballot.ts'
import type { BallotTarget } from './ballot.ts'
import { useKeptBallots } from './useKeptBallots.ts'
import type { OwnVotes } from './useOwnVotes.ts'

export interface ChoicesOptions {
  objectId: ObjectId
  round: number
  scale: Scale
  own: OwnVotes
  /** Of any ballots of the activity, in order. */
  targets: readonly { id: string }[]
}

/**
 * How far a person is with targets of an activity, whatever ballot they belong to: what counts, and what this device
 * still keeps because it waits, was refused, or was never voted. SPEC BT1, BT11
 */
export function useChoices(options: ChoicesOptions): readonly BallotTarget[] {
  const { objectId, round, scale, own, targets } = options
  const { axes } = scale
  const { drafts, waiting } = useKeptBallots(objectId, round, own)
  return useMemo(
    () =>
      targetsOf({
        ...{ axes, drafts, own: own.votes },
        targets: targets.map(({ id }) => id),
        pending: waiting.filter((ballot) => ballot.round === round).map(({ votes }) => votes),
      }),
    [targets, axes, drafts, waiting, round, own],
  )
}
