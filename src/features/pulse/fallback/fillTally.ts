import { distributed, fillEarlier, fillTally } from '#activity/voting/tally/fillTally.ts'
import type { TallyFill } from '#activity/voting/tally/useTally.ts'
import { PulseCountsDocument } from '#api/operations/pulseOwn.ts'
import { pulseScale } from '#domain/pulse/votes.ts'

/** Fetches the counts of all rounds, where no websocket gets through. SPEC BT21 */
export const askTally: TallyFill = async (objectId, call) => {
  const { pulse } = await call(PulseCountsDocument, { id: objectId })
  if (!pulse.resultsReadable) return null
  const { low } = pulseScale
  const counts = pulse.sliderpollSet.flatMap(({ id, groupVotesDist: distribution, ...told }) =>
    distributed(id, low, { distribution, ...told }),
  )
  const told = pulse.sliderpollSet.flatMap(({ id, earlierRounds }) =>
    (earlierRounds ?? []).map(({ round, group1VotesDist: distribution, ...counted }) => ({
      ...{ round, counts: distributed(id, low, { distribution, ...counted }) },
    })),
  )
  return (tally) => {
    fillTally(tally, pulse.round, counts)
    fillEarlier(tally, told)
  }
}
