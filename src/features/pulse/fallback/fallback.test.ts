import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { PulseCountsQuery } from '#api/generated.ts'
import { readTally } from '#domain/activity/votes/tally.ts'
import type { RoomCall } from '#sync/documents/boardFill.ts'
import { askTally } from './fillTally.ts'

type Told = PulseCountsQuery['pulse']

const told: Told = {
  round: 3,
  resultsReadable: true,
  sliderpollSet: [
    {
      ...{ id: 'calm', groupVotesDist: '0,0,0,2,1', abstained: 1, withheld: 2 },
      roundBefore: { group1VotesDist: '1,0,0,0,0', abstained: 0, withheld: 0 },
    },
    { id: 'new', groupVotesDist: '0,0,0,0,0', abstained: 0, withheld: 0, roundBefore: null },
  ],
}

const filledBy = async (pulse: Told): Promise<Y.Doc | null> => {
  const write = await askTally('o', (async () => ({ pulse })) as unknown as RoomCall)
  const tally = new Y.Doc()
  write?.(tally)
  return write && tally
}
const valuesIn = (tally: Y.Doc | null, round: number) =>
  [...((tally && readTally(tally, round)) ?? new Map<string, []>()).values()]
    .flat()
    .map(({ targetId, value1, votes, isWithheld }) => [targetId, isWithheld ? 'withheld' : value1, votes])

test('[U14] [BT10] [BT19] a tally that is filled by calls holds the present round and the one before', async () => {
  const tally = await filledBy(told)
  expect(valuesIn(tally, 3)).toEqual([
    ['calm', 4, 2],
    ['calm', 5, 1],
    ['calm', null, 1],
    ['calm', 'withheld', 2],
  ])
  expect(valuesIn(tally, 2)).toEqual([['calm', 1, 1]])
})

test('[U14] [BT4] without the right to read them there is nothing to fill', async () => {
  expect(await filledBy({ ...told, resultsReadable: false })).toBeNull()
})
