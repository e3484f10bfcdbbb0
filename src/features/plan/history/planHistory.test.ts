import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { facilitatorOrigin } from '#domain/activity/docs.ts'
import { cellKey } from '#domain/plan/cellKey.ts'
import { createColumn, renameColumn } from '#domain/plan/columns.ts'
import { readColumns } from '#domain/plan/read.ts'
import { PlanHistory } from './planHistory.ts'
import type { CellChange, HistoryActs, MadeThing } from './planHistory.ts'

let desk: Y.Doc
let history: PlanHistory
let cells: Map<string, string>
let gone: MadeThing[]

const acts: HistoryActs = {
  textOf: (cell) => cells.get(cellKey(cell)) ?? null,
  change: (changes) => changes.forEach(({ value, ...cell }) => void cells.set(cellKey(cell), value)),
  remove: (made) => {
    gone.push(made)
    return 'removed'
  },
  restore: (made) => {
    gone = gone.filter(({ id }) => id !== made.id)
    return made
  },
  isUntouched: ({ id, texts = {} }) =>
    [...cells].every(
      ([key, text]) => !key.startsWith(`${id}:`) || text === (texts[key.slice(id.length + 1)] ?? ''),
    ),
}

beforeEach(() => {
  desk = new Y.Doc()
  createColumn(desk, { id: 'a', heading: 'What' })
  cells = new Map([['tea:a', '']])
  gone = []
  const trackedOrigins = new Set([facilitatorOrigin])
  history = new PlanHistory(new Y.UndoManager(desk, { trackedOrigins, captureTimeout: 0 }))
})

function type(value: string): void {
  const change: CellChange = { rowId: 'tea', columnId: 'a', value, expected: cells.get('tea:a') ?? '' }
  acts.change([change])
  history.changed([change])
}

const rename = (heading: string): void =>
  desk.transact(() => renameColumn(desk, 'a', heading), facilitatorOrigin)
const heading = (): string | undefined => readColumns(desk)[0]?.heading

test('[PL10] edits of the desk and of cells are undone and redone in one order', () => {
  type('Green')
  rename('Task')
  type('Black')
  rename('Who')
  const seen = (): unknown => [heading(), cells.get('tea:a')]
  expect(history.undo(acts)).toBe('done')
  expect(seen()).toEqual(['Task', 'Black'])
  history.undo(acts)
  expect(seen()).toEqual(['Task', 'Green'])
  history.undo(acts)
  history.undo(acts)
  expect(seen()).toEqual(['What', ''])
  expect([history.canUndo(), history.undo(acts)]).toEqual([false, 'none'])
  for (let step = 0; step < 4; step += 1) history.redo(acts)
  expect(seen()).toEqual(['Who', 'Black'])
  expect(history.canRedo()).toBe(false)
})

test('[PL10] a newer text is never overwritten: that step is dropped, and the one before it is next', () => {
  rename('Task')
  type('Green')
  cells.set('tea:a', 'by somebody else')
  expect(history.undo(acts)).toBe('dropped')
  expect(cells.get('tea:a')).toBe('by somebody else')
  expect(history.undo(acts)).toBe('done')
  expect(heading()).toBe('What')
})

test('[PL10] an edit that was refused is no step: it has changed nothing', () => {
  rename('Task')
  const refused: CellChange = { rowId: 'tea', columnId: 'a', value: 'far too long', expected: '' }
  history.changed([refused])
  history.together(() => history.changed([refused]))
  expect(history.undo(acts)).toBe('done')
  expect(heading()).toBe('What')
})

test('[PL10] of a pasted range, the cells that nobody changed since are undone', () => {
  cells = new Map([
    ['tea:a', 'Green'],
    ['juice:a', 'Apple'],
  ])
  const pasted = ['tea', 'juice'].map((rowId) => ({ rowId, columnId: 'a', value: 'x', expected: 'y' }))
  acts.change(pasted)
  history.changed(pasted)
  cells.set('tea:a', 'newer')
  expect(history.undo(acts)).toBe('partly')
  expect([...cells.values()]).toEqual(['newer', 'y'])
})

test('[PL10] an added row is taken away again only while all its cells are empty', () => {
  history.made({ type: 'row', id: 'tea' })
  expect(history.undo(acts)).toBe('done')
  expect(gone).toEqual([{ type: 'row', id: 'tea' }])
  expect(history.redo(acts)).toBe('done')
  expect(gone).toEqual([])
  cells.set('tea:a', 'by somebody else')
  expect(history.undo(acts)).toBe('dropped')
  expect(gone).toEqual([])
})

test('[PL10] a pasted range is one step, with the rows that it added as long as nobody wrote into them', () => {
  const paste = (): void => {
    type('Green')
    for (const id of ['juice', 'water']) {
      cells.set(`${id}:a`, id)
      history.made({ type: 'row', id, texts: { a: id } })
    }
  }
  history.together(paste)
  expect(history.undo(acts)).toBe('done')
  expect([cells.get('tea:a'), gone.map(({ id }) => id), history.canUndo()]).toEqual([
    ...['', ['water', 'juice'], false],
  ])
  expect(history.redo(acts)).toBe('done')
  expect([cells.get('tea:a'), gone]).toEqual(['Green', []])
  cells.set('juice:a', 'by somebody else')
  expect(history.undo(acts)).toBe('partly')
  expect(gone.map(({ id }) => id)).toEqual(['water'])
})

test.each([
  ['row', 'tea', { rowId: 'tea2', columnId: 'a' }],
  ['column', 'a', { rowId: 'tea', columnId: 'a2' }],
] as const)(
  '[PL10] a %s that had to be added anew is the one that later steps are about',
  (kind, id, anew) => {
    history.made({ type: kind, id })
    type('Green')
    for (const _step of [1, 2]) history.undo(acts)
    cells = new Map([[cellKey(anew), '']])
    expect(history.redo({ ...acts, restore: (made) => ({ ...made, id: `${id}2` }) })).toBe('done')
    expect(history.redo(acts)).toBe('done')
    expect([...cells]).toEqual([[cellKey(anew), 'Green']])
    for (const _step of [1, 2]) history.undo(acts)
    expect(gone.at(-1)?.id).toBe(`${id}2`)
  },
)

test('[PL10] a row that was added with texts has them in the column that had to be added anew', () => {
  cells = new Map([['juice:c', 'Apple']])
  history.made({ type: 'column', id: 'c' })
  history.together(() => history.made({ type: 'row', id: 'juice', texts: { c: 'Apple' } }))
  history.undo(acts)
  history.undo(acts)
  history.redo({ ...acts, restore: (made) => ({ ...made, id: 'c2' }) })
  cells = new Map()
  const fill = (made: MadeThing): MadeThing => {
    for (const [columnId, text] of Object.entries(made.texts ?? {}))
      cells.set(cellKey({ rowId: made.id, columnId }), text)
    return made
  }
  expect(history.redo({ ...acts, restore: fill })).toBe('done')
  expect([...cells]).toEqual([['juice:c2', 'Apple']])
  expect(history.undo(acts)).toBe('done')
})

test('[PL10] the last column stays and is told; what is gone already leaves the step before it', () => {
  type('Green')
  history.made({ type: 'column', id: 'b' })
  expect(history.undo({ ...acts, remove: () => 'last' })).toBe('last')
  history.made({ type: 'row', id: 'juice' })
  expect(history.undo({ ...acts, remove: () => 'gone' })).toBe('done')
  expect(cells.get('tea:a')).toBe('')
})

test('[PL10] what was done before an act ended early is one step', () => {
  const fails = (): void => {
    type('Green')
    type('Black')
    throw new Error('full')
  }
  expect(() => history.together(fails)).toThrow('full')
  expect(history.undo(acts)).toBe('done')
  expect([cells.get('tea:a'), history.canUndo()]).toEqual(['', false])
})

test('[PL10] a person who does not edit the desk undoes their cells', () => {
  history = new PlanHistory(null)
  type('Green')
  expect([history.canUndo(), history.undo(acts), cells.get('tea:a')]).toEqual([true, 'done', ''])
  expect([history.canRedo(), history.redo(acts), cells.get('tea:a')]).toEqual([true, 'done', 'Green'])
})

test('[PL10] a new act ends what could be redone', () => {
  rename('Task')
  history.undo(acts)
  expect(history.canRedo()).toBe(true)
  type('Green')
  expect(history.canRedo()).toBe(false)
})

test('a step of the desk that was undone elsewhere is left out', () => {
  const manager = new Y.UndoManager(desk, {
    trackedOrigins: new Set([facilitatorOrigin]),
    captureTimeout: 0,
  })
  const own = new PlanHistory(manager)
  const change: CellChange = { rowId: 'tea', columnId: 'a', value: 'Green', expected: '' }
  acts.change([change])
  own.changed([change])
  rename('Task')
  manager.undo()
  expect(own.canRedo()).toBe(true)
  expect(own.undo(acts)).toBe('done')
  expect(cells.get('tea:a')).toBe('')
})
