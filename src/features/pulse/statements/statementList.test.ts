import { expect, test } from 'vitest'
import type { Own } from '#activity/overlay/own.ts'
import type { CategoryView, StatementView } from '#domain/pulse/items.ts'
import { listStatements } from './statementList.ts'
import { eachOf } from './eachOf.ts'

const nothing: Own<StatementView> = {
  fetched: { atMs: 0, wasEarly: false, items: [], liked: new Set() },
  ...{ contents: [], pending: [], acts: new Map(), isDeviceOnly: false },
}
const statement = (id: string, values: Partial<StatementView> = {}): StatementView => ({
  ...{ id, groupId: 'team', order: 'a0', text: `Text of ${id}`, createdAt: 10 },
  ...{ isApproved: true, byFacilitator: false },
  ...values,
})
const category = (id: string, statements: StatementView[]): CategoryView => ({ id, name: id, statements })
const made = (id: string, isSaved: boolean) => ({
  ...{ id, objectId: 'o', type: 'sliderPoll', text: `Text of ${id}`, createdMs: 10_000 },
  ...{ fields: { groupId: 'team' }, isSaved },
})

/** Ids of the approved statements and of those that wait, in one category. */
function listed(categories: CategoryView[], own: Own<StatementView>, id = 'team'): string[][] {
  const { approved = [], waiting = [] } = listStatements(categories, own).get(id) ?? {}
  return [approved, waiting].map((list) => list.map((one) => one.id))
}

test('[PU3] statements of the board are voted on, and own ones that it lacks wait', () => {
  const fetched = { ...nothing.fetched, atMs: 1, items: [statement('mine', { isApproved: false })] }
  const own = { ...nothing, fetched, contents: [made('new', false)] }
  const board = [category('team', [statement('a'), statement('b')])]
  expect(listed(board, own)).toEqual([
    ['a', 'b'],
    ['mine', 'new'],
  ])
  expect(listStatements(board, own).get('team')?.waiting).toMatchObject([
    { isMine: true, isSaved: true },
    { isMine: true, isSaved: false },
  ])
})

test('[PU3] an own statement is voted on once it is approved, and waits again when that is withdrawn', () => {
  const fetched = { ...nothing.fetched, atMs: 1, items: [statement('mine', { isApproved: false })] }
  const own = { ...nothing, fetched }
  expect(listed([category('team', [statement('mine')])], own)).toEqual([['mine'], []])
  expect(listed([category('team', [])], own)).toEqual([[], ['mine']])
})

test('[PU3] facilitators see all statements that wait on their desk', () => {
  const desk = [category('team', [statement('a'), statement('b', { isApproved: false })])]
  expect(listed(desk, nothing)).toEqual([['a'], ['b']])
})

test('[PU3] own statements of a deleted category are gone with it', () => {
  const own = { ...nothing, contents: [made('new', true)] }
  expect(listStatements([category('work', [])], own).get('team')).toBeUndefined()
  expect(listed([category('work', [])], own, 'work')).toEqual([[], []])
})

test('an act on many runs a few at a time, to the end, and tells which failed', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  const items = Array.from({ length: 60 }, (_, at) => at)
  const errors = await eachOf(items, async (item) => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running -= 1
    if (item % 20 === 3) throw new Error(`${item}`)
    done.push(item)
  })
  expect(most).toBe(4)
  expect(done).toHaveLength(57)
  expect(errors.map(String)).toEqual(['Error: 3', 'Error: 23', 'Error: 43'])
  expect(await eachOf([], () => Promise.reject(new Error()))).toEqual([])
})
