import { expect, test } from 'vitest'
import { countsOf } from '#domain/activity/counts.ts'
import { turnout, voteCountKeys, wholeScope } from '#domain/activity/votes/showing.ts'
import { tallyRoots } from '#domain/activity/votes/tally.ts'
import { statementType } from '#domain/pulse/items.ts'
import { onDesk } from '#server/commands/desk.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import { person, startNode } from './liveWorkshop.ts'
import { boss, documentsOf, nothing, setDeleted, votesIn } from './votedWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()
const { voting, remove, storedCounts } = votesIn(database)
const crowd = (people: number): CommandAuthor[] => Array.from({ length: people }, () => person())
/** As many people by name. */
const people = () => crowd(3) as [CommandAuthor, CommandAuthor, CommandAuthor]

test('[BT5] a change makes no step, so whoever joins twice more and keeps voting reads no ballot', async () => {
  const { vote, withdraw, shown, told } = await voting(10)
  const [victim, next] = people()
  const fakes = crowd(2)
  for (const one of fakes) await vote(one, 1)
  await vote(victim, 5)
  expect(await shown()).toBe(3)
  // What two more joins cost is one step, once.
  for (const value of [2, 3, 4]) for (const one of fakes) await vote(one, value)
  await vote(next, 5)
  for (const one of fakes) {
    await withdraw(one)
    await vote(one, 5)
  }
  expect(await told()).toEqual({ '1:poll-a:1': 2, '1:poll-a:5': 1 })
})

test('[BT5] [BT8] a withdrawal makes no step, and is shown with others', async () => {
  const { vote, withdraw, shown } = await voting(12)
  const [first, ...others] = people()
  for (const one of [first, ...others]) await vote(one, 2)
  expect(await shown()).toBe(3)
  await withdraw(first)
  for (const one of crowd(3)) await vote(one, 3)
  // Three new values and one that is gone are two.
  expect(await shown()).toBe(3)
  await vote(person(), 3)
  expect(await shown()).toBe(6)
})

test('[BT5] [BT13] removed voters do not make the others’ votes look like everybody’s', async () => {
  const { workshop, vote, shown, close } = await voting(5)
  for (const one of crowd(2)) await vote(one, 2)
  await remove(workshop, 2)
  await vote(person(), 5)
  // Three are there and three have voted, but two of those may be gone.
  expect(await shown()).toBe(0)
  await close()
  expect(await shown()).toBe(3)
})

test('[BT12] [BT5] facilitators’ votes and those for others make no step, and go along with the next', async () => {
  const { vote, enterFor, shown, docs } = await voting(30)
  await enterFor(5)
  for (const value of [4, 3]) await vote(person('facilitator'), value)
  for (const one of crowd(5)) await vote(one, 1)
  expect(turnout((await docs()).board, wholeScope)).toMatchObject({ voted: 5, joined: 30, proxies: 1 })
  expect(await shown()).toBe(0)
  await vote(person(), 1)
  expect(await shown()).toBe(9)
})

test('[BT5] what is added after everybody has voted is shown when everybody has voted on it', async () => {
  const { vote, shown } = await voting(5)
  const all = [person(), ...crowd(4)] as const
  for (const one of all) await vote(one, 2)
  expect(await shown()).toBe(5)
  for (const one of all.slice(1)) {
    await vote(one, { 'poll-b': 4 })
    expect(await shown('poll-b')).toBe(0)
  }
  await vote(all[0], { 'poll-b': null })
  expect(await shown('poll-b')).toBe(5)
})

test('[BT5] [PU5] a statement that is moved into a category in which all have voted shows no ballot alone', async () => {
  const { workshop, submit, vote, shown } = await voting(3, { targets: ['one', 'two'], isPulse: true })
  const all = people()
  for (const one of all) await vote(one, { one: 4 })
  await vote(all[0], { two: 4 })
  await submit(
    onDesk(boss, workshop, ({ desk }) => {
      const two = statementType.record(desk).get('two')
      if (two) statementType.record(desk).set('two', { ...two, groupId: 'group of one' })
    }),
  )
  expect([await shown('one'), await shown('two')]).toEqual([3, 0])
})

test('[BT5] [BT19] a close withholds one or two values, whatever returns after it', async () => {
  const { workshop, submit, vote, close, open, told } = await voting(9)
  await vote(person(), 2)
  await submit(setDeleted(workshop, 'poll-a', true))
  await close()
  await submit(setDeleted(workshop, 'poll-a', false))
  expect(await told()).toEqual({ '1:poll-a:?': 1 })
  // Voting goes on; what is cast now may be recognised, and needs no company.
  await open()
  expect(await told()).toEqual({})
  await vote(person(), 5, true)
  expect(await told()).toEqual({})
  await close()
  expect(await told()).toEqual({ '1:poll-a:5': 1, '1:poll-a:?': 1 })
  await open()
  for (const one of crowd(2)) await vote(one, 3)
  await close()
  expect(await told()).toEqual({ '1:poll-a:2': 1, '1:poll-a:3': 2, '1:poll-a:5': 1 })
})

test.each(['STEPS', 'LIVE', 'CLOSED'])(
  '[BT5] [BT6] another mode, a reopening or the undo of a reset shows nothing that was cast in %s before',
  async (mode) => {
    const { vote, choose, open, reset, undo, shown } = await voting(20, { mode })
    for (const one of crowd(3)) await vote(one, 2)
    for (const other of ['LIVE', 'STEPS', 'CLOSED']) {
      const chosen = choose(other)
      await (mode === 'CLOSED' && other !== 'CLOSED' ? expect(chosen).rejects.toThrow() : chosen)
      await open()
      await reset(1)
      await undo(2)
      expect(await shown()).toBe(0)
    }
  },
)

test('[BT6] [BT7] blind results stay blind while voting is open and somebody voted; closed, they are shown and nobody votes', async () => {
  const { vote, choose, close, reset, shown } = await voting(9, { mode: 'CLOSED' })
  await choose('LIVE')
  await choose('CLOSED')
  for (const one of crowd(3)) await vote(one, 2)
  for (const mode of ['LIVE', 'STEPS'])
    await expect(choose(mode)).rejects.toMatchObject({ said: { code: 'blindUntilClosed' } })
  await choose('CLOSED')
  expect(await shown()).toBe(0)
  await close()
  expect(await shown()).toBe(3)
  await expect(vote(boss, 5)).rejects.toMatchObject({ said: { code: 'votingClosed' } })
  await choose('LIVE')
  await choose('CLOSED')
  // Nobody has voted in the next round.
  await reset(1)
  await choose('STEPS')
})

test('[BT6] [BT10] a blind round does not return under another choice', async () => {
  const { vote, choose, reset, undo, shown } = await voting(9, { mode: 'CLOSED' })
  await vote(person(), 2)
  await reset(1)
  await choose('LIVE')
  await expect(undo(2)).rejects.toMatchObject({ said: { code: 'undoTooLate' } })
  expect(await shown()).toBe(0)
})

test.each([
  ['no row, and 2 votes', 0, 2, 0],
  ['2 rows, and 40 votes', 2, 40, 2],
  ['2 rows, and 1 vote', 2, 1, 1],
])(
  '[BT3] when an activity is loaded, %s counted and shown are repaired, and none is shown that was not',
  async (_what, rows, counted, shown) => {
    const { workshop, node, vote } = await voting(9, { mode: 'LIVE' })
    for (const one of crowd(2)) await vote(one, 2, rows === 0)
    await node.stop()
    const { pool } = database
    const at = [workshop.objectId]
    if (rows === 0)
      for (const table of ['vote_counts', 'votes'])
        await pool.query(`delete from ${table} where object_id = $1`, at)
    else
      await pool.query('update vote_counts set votes = $2, shown = $2 where object_id = $1', [...at, counted])
    const fresh = startNode(pool)
    await fresh.ticks.submit(nothing(workshop))
    expect(await storedCounts(workshop, 1)).toEqual(rows === 0 ? [] : [{ key: 'poll-a 2 -1', votes: 2 }])
    const { tally, board } = await documentsOf(fresh, workshop)
    expect(tallyRoots.votes(tally).toJSON()).toEqual(shown === 0 ? {} : { '1:poll-a:2': shown })
    if (rows > 0) expect(countsOf(board).get(voteCountKeys.voted(wholeScope, 1))).toBe(2)
    await fresh.stop()
  },
)

test('[BT6] [BT19] live results show a ballot whose voter was told so, and no other', async () => {
  const { vote, choose, told } = await voting(9)
  await vote(person(), 1)
  await choose('LIVE')
  const live = person()
  for (const value of [5, 4]) {
    await vote(live, value, true)
    expect(await told()).toEqual({ [`1:poll-a:${value}`]: 1 })
  }
  // An offline device or another client says nothing.
  await vote(person(), 3)
  expect(await told()).toEqual({ '1:poll-a:4': 1 })
  // Who lets go of a value while it is live, and votes as others do, is no company anew.
  await vote(live, null, true)
  expect(await told()).toEqual({ '1:poll-a:4': 1, '1:poll-a:-': 1 })
  // The next vote takes it along.
  await vote(person(), 1, true)
  expect(await told()).toEqual({ '1:poll-a:1': 1, '1:poll-a:-': 1 })
})

test('[BT5] [BT19] a change after everyone has voted is shown where its voter was told so', async () => {
  const { vote, told } = await voting(3)
  const all = people()
  for (const one of all) await vote(one, 2)
  await vote(all[0], 5)
  // A change alone is not told as withheld, as there is no vote more than before.
  expect(await told()).toEqual({ '1:poll-a:2': 3 })
  await vote(all[1], 5, true)
  expect(await told()).toEqual({ '1:poll-a:2': 2, '1:poll-a:5': 1 })
})

test('[BT19] whoever moves a live vote from value to value does not see on which one another vote waits', async () => {
  const read = []
  for (const value of [2, 4]) {
    const { vote, withdraw, choose, close, told } = await voting(9)
    await vote(person(), value)
    await vote(person(), null)
    await choose('LIVE')
    const prober = person()
    const seen = [await told()]
    for (const probed of [2, 4, 2]) {
      await vote(prober, probed, true)
      seen.push(await told())
    }
    await withdraw(prober, true)
    seen.push(await told())
    await close()
    read.push([...seen, await told()])
  }
  expect(read[0]).toEqual(read[1])
  // An abstention that was cast before is not shown alone either.
  expect(read[0]?.slice(0, 2)).toEqual([{}, { '1:poll-a:2': 1 }])
})

test('[BT12] [BT19] what facilitators enter is shown at a close, also after somebody let go of a live vote', async () => {
  const { vote, withdraw, enterFor, close, told } = await voting(9, { mode: 'LIVE' })
  const live = person()
  await vote(live, 5, true)
  await withdraw(live, true)
  for (const value of [2, 2]) await enterFor(value)
  await close()
  expect(await told()).toEqual({ '1:poll-a:2': 2, '1:poll-a:5': 1 })
})

test('[BT8] [BT19] whoever withdraws a shown vote after a reopening and votes again is counted once', async () => {
  const { vote, withdraw, close, open, told } = await voting(9)
  const [again, ...others] = people()
  for (const one of [again, ...others]) await vote(one, 2)
  await close()
  await open()
  await withdraw(again, true)
  await vote(again, 5, true)
  await close()
  expect(await told()).toEqual({ '1:poll-a:2': 2, '1:poll-a:5': 1 })
})
