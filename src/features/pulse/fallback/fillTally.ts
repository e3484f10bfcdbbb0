import { distributed, fillTally } from '#activity/voting/tally/fillTally.ts'
import type { TallyFill } from '#activity/voting/tally/useTally.ts'
import { PulseCountsDocument } from '#api/operations/pulseOwn.ts'
import { pulseScale } from '#domain/pulse/votes.ts'

/** Fetches the counts of the present round and of the one before, where no websocket gets through. */
export const askTally: TallyFill = async (objectId, call) => {
  const { pulse } = await call(PulseCountsDocument, { id: objectId })
  if (!pulse.resultsReadable) return null
  const { low } = pulseScale
  const counts = pulse.sliderpollSet.flatMap(({ id, groupVotesDist: distribution, ...told }) =>
    distributed(id, low, { distribution, ...told }),
  )
  const before = pulse.sliderpollSet.flatMap(({ id, roundBefore: told }) =>
    told ? distributed(id, low, { distribution: told.group1VotesDist, ...told }) : [],
  )
  return (tally) => {
    fillTally(tally, pulse.round, counts)
    fillTally(tally, pulse.round - 1, before)
  }
}
