import { expect, test } from 'vitest'
import type { OutboxEntry, OwnContent } from '#sync/room/outbox.ts'
import { listColumns, listRows } from './rowList.ts'
import type { OwnMade } from './rowList.ts'
import { waitingCells } from './waitingCells.ts'

const tea = { id: 'tea', createdAt: 1 }
const content = (id: string, more: Partial<OwnContent> = {}): OwnContent => ({
  ...{ id, objectId: 'o', type: 'planRow', fields: {}, text: '', createdMs: 2000, isSaved: false },
  ...more,
})
const entry = (effect: OutboxEntry['effect'], order = 1): OutboxEntry => ({
  ...{
    entryId: `e${order}`,
    workshopId: 'w',
    document: '',
    variables: {},
    objectId: 'o',
    label: '',
    text: '',
  },
  ...{ order, createdMs: 1, isKept: true, state: { status: 'waiting' }, effect },
})
const own = (more: Partial<OwnMade> = {}): OwnMade => ({
  ...{ contents: [], pending: [], seen: new Set<string>(), openedMs: 1000 },
  ...more,
})
const ids = (items: { id: string }[]): string[] => items.map(({ id }) => id)

test('[PL5] an added row is shown at once at the end, unsaved, with the texts that were pasted into it', () => {
  const rows = listRows([tea], own({ contents: [content('juice', { fields: { a: 'Juice' } })] }))
  expect(rows).toEqual([
    { ...tea, isSaved: true, made: null },
    { id: 'juice', createdAt: 2, isSaved: false, made: { a: 'Juice' } },
  ])
  const arrived = [tea, { id: 'juice', createdAt: 3 }]
  expect(listRows(arrived, own({ contents: [content('juice')] }))[1]).toMatchObject({ isSaved: true })
})

test('a saved row that its document does not have yet stays; one that was deleted does not come back', () => {
  const saved = content('juice', { isSaved: true, savedMs: 1500 })
  expect(ids(listRows([tea], own({ contents: [saved] })))).toEqual(['tea', 'juice'])
  expect(ids(listRows([tea], own({ contents: [saved], seen: new Set(['juice']) })))).toEqual(['tea'])
  expect(ids(listRows([tea], own({ contents: [saved], openedMs: 1600 })))).toEqual(['tea'])
})

test('a row that is on its way out is gone at once', () => {
  const pending = [entry({ does: 'remove', type: 'planRow', id: 'tea' })]
  expect(listRows([tea], own({ pending }))).toEqual([])
})

test('[PL2] an added column is shown at its position', () => {
  const columns = ['a', 'b'].map((id) => ({ id, heading: '', choices: [] }))
  const fields = { index: 1 }
  const contents = [content('c', { type: 'planColumn', fields })]
  expect(ids(listColumns(columns, own({ contents })))).toEqual(['a', 'c', 'b'])
})

test('[PL7] of several waiting texts of a cell the last one is shown', () => {
  const fill = (value: string, order: number) =>
    entry({ does: 'fill', type: 'cells', id: 'tea', cells: { a: { value, expected: '' } } }, order)
  const waiting = waitingCells([fill('G', 1), fill('Green', 2)])
  expect([...(waiting.get('tea') ?? [])]).toEqual([['a', 'Green']])
})
