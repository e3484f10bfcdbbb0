import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { PulseBoardQuery, PulseCountsQuery } from '#api/generated.ts'
import { resultsMode, turnout, votingRound } from '#domain/activity/votes/showing.ts'
import { readTally } from '#domain/activity/votes/tally.ts'
import { isApprovalNeeded } from '#domain/pulse/flags.ts'
import { readCategories } from '#domain/pulse/read.ts'
import { boardRoots } from '#domain/pulse/roots.ts'
import type { RoomCall } from '#sync/documents/boardFill.ts'
import { askVotes } from '../vote/voteCalls.ts'
import { askBoard } from './fillBoard.ts'
import { askTally } from './fillTally.ts'

const told: PulseCountsQuery['pulse'] = {
  round: 3,
  resultsReadable: true,
  sliderpollSet: [
    {
      ...{ id: 'calm', groupVotesDist: '0,0,0,2,1', abstained: 1, withheld: 2 },
      earlierRounds: [
        { round: 1, group1VotesDist: '0,0,3,0,0', abstained: 0, withheld: 0 },
        { round: 2, group1VotesDist: '1,0,0,0,0', abstained: 0, withheld: 0 },
      ],
    },
    { id: 'new', groupVotesDist: '0,0,0,0,0', abstained: 0, withheld: 0, earlierRounds: null },
  ],
}

/** Answers every call with this. */
const answering = (pulse: object): RoomCall => (async () => ({ pulse })) as unknown as RoomCall
const filledBy = async (pulse: typeof told): Promise<Y.Doc | null> => {
  const write = await askTally('o', answering(pulse))
  const tally = new Y.Doc()
  write?.(tally)
  return write && tally
}
const valuesIn = (tally: Y.Doc | null, round: number) =>
  [...((tally && readTally(tally, round)) ?? new Map<string, []>()).values()]
    .flat()
    .map(({ targetId, value1, votes, isWithheld }) => [targetId, isWithheld ? 'withheld' : value1, votes])

test('[U14] [BT10] [BT19] [BT21] a tally that is filled by calls holds the present round and all before', async () => {
  const tally = await filledBy(told)
  expect(valuesIn(tally, 3)).toEqual([
    ['calm', 4, 2],
    ['calm', 5, 1],
    ['calm', null, 1],
    ['calm', 'withheld', 2],
  ])
  expect(valuesIn(tally, 2)).toEqual([['calm', 1, 1]])
  expect(valuesIn(tally, 1)).toEqual([['calm', 3, 3]])
})

test('[U14] [BT4] without the right to read them there is nothing to fill', async () => {
  expect(await filledBy({ ...told, resultsReadable: false })).toBeNull()
})

test('[U14] [PU3] [PU8] [BT13] a board that is filled by calls shows the same statements and voting, and no longer what is gone', async () => {
  const statement = (id: string, approved: boolean) => ({
    ...{ id, sliderText: `We ${id}`, approved, copiedFrom: null, createdTimeStamp: 1 },
    earlier: approved ? { mean: 4, count: 5 } : null,
  })
  const counts = { statementCount: 2, votedCount: 1, joinedCount: 3, proxyCount: 1 }
  const category = (...sliderpollSet: ReturnType<typeof statement>[]) => ({
    ...{ id: 'team', sliderGroupName: 'Team', ...counts, sliderpollSet },
  })
  const pulse: PulseBoardQuery['pulse'] = {
    ...{ pulseName: 'Felt', groupText: '', groupHelpText: '', sliderListTitleHeading: 'Statements' },
    ...{ approvalNeeded: true, inputLocked: false, showResultsPage: false, votingClosed: false },
    ...{ closingAt: null, resultsShownAt: null, sortBy: 'LIST', resultsMode: 'LIVE', round: 2 },
    slidergroupSet: [category(statement('laugh', true), statement('rest', false))],
  }
  const board = new Y.Doc()
  const fill = async (next: typeof pulse) => (await askBoard('o', answering(next)))(board)
  const statements = () => readCategories(board).flatMap(({ statements: all }) => all)
  await fill(pulse)
  expect(readCategories(board)).toMatchObject([{ id: 'team', name: 'Team' }])
  expect(statements()).toMatchObject([
    { id: 'laugh', text: 'We laugh', isApproved: true },
    { id: 'rest', text: 'We rest', isApproved: false },
  ])
  expect([...boardRoots.earlier(board)]).toEqual([['laugh', { mean: 4, count: 5 }]])
  expect(turnout(board, 'team')).toEqual({ voted: 1, joined: 3, proxies: 1 })
  expect([isApprovalNeeded(board), resultsMode(board), votingRound(board)]).toEqual([true, 'LIVE', 2])
  await fill({ ...pulse, approvalNeeded: false, slidergroupSet: [category(statement('rest', true))] })
  expect(statements()).toMatchObject([{ id: 'rest', isApproved: true }])
  expect(isApprovalNeeded(board)).toBe(false)
})

test('[BT1] [U14] own votes are told by the call', async () => {
  const sliderpollSet = [
    { id: 'calm', slidervoteSet: [{ value1: 4 }] },
    { id: 'new', slidervoteSet: [] },
  ]
  const at = { workshopId: 'w', objectId: 'o', round: 3 }
  expect(await askVotes(answering({ round: 3, sliderpollSet }), at)).toEqual({
    ...{ round: 3, votes: new Map([['calm', { value1: 4, value2: null }]]) },
  })
})
