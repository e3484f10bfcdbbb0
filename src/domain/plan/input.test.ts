import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { boss, mistake } from '#support/documents/actors.ts'
import { copiedBy, copiedThing, copyItem } from '#support/documents/copied.ts'
import type { CopiedInput, CopyItem } from '../activity/copiedInput.ts'
import { shallow } from '../activity/copiedInput.ts'
import { defineRoots } from '../activity/docs.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { createColumn, setChoices } from './columns.ts'
import { exportedPlan } from './exported.ts'
import { readInput, writeInput } from './input.ts'
import { boardRoots, roots } from './roots.ts'
import { createRow } from './rows.ts'
import { readTable } from './table.ts'

const objectId = 'plan'
let docs: { desk: Y.Doc; board: Y.Doc }

const newPlan = (...headings: string[]) => {
  const plan = { desk: new Y.Doc(), board: new Y.Doc() }
  defineRoots(plan.desk, roots)
  defineRoots(plan.board, boardRoots)
  for (const [at, heading] of headings.entries()) createColumn(plan.desk, { id: `c${at}`, heading })
  return plan
}

beforeEach(() => {
  docs = newPlan('what', 'who', '')
  for (const [id, texts] of Object.entries({
    r0: ['Call Bo', 'Ann', 'Monday'],
    r1: ['', 'Ben', ''],
    r2: ['', '', ''],
    r3: ['Write', '', 'soon'],
  })) {
    const cells = texts.map((value, position) => ({ position, value }))
    createRow(docs, boss, { id, createdAt: 1, cells })
  }
})

const read = (...items: Partial<CopyItem>[]) =>
  readInput(
    docs,
    objectId,
    items.map((item) => copyItem('ANSWERS', objectId, item)),
  )
const texts = (input: readonly CopiedInput[]) => input.map(({ text }) => text)
const into = (input: readonly CopiedInput[], target: typeof docs) => {
  const { copied } = writeInput(target, input, { kind: 'ANSWERS' }, copiedBy)
  return { copied, cells: readTable(target.desk).rows.map(({ cells }) => cells) }
}

test('[PL13] a row is copied as an answer with its other cells below, an empty one not at all', () => {
  expect(read({}).map(({ text, desc, source }) => [text, desc, source?.itemId])).toEqual([
    ['Call Bo', 'Who: Ann\nColumn 3: Monday', 'r0'],
    ['Ben', '', 'r1'],
    ['Write', 'Column 3: soon', 'r3'],
  ])
  expect(texts(read({ objId: 'r3' }, { objId: 'r2' }, { objId: 'gone' }, {}))).toEqual([
    ...['Write', 'Call Bo', 'Ben'],
  ])
  expect(texts(read({ type: 'TOP', count: 2 }))).toEqual(['Call Bo', 'Ben'])
})

test('[PL13] a column of the copy list selects cells, by position or by id', () => {
  expect(texts(read({ column: 1 }))).toEqual(['Ann', 'Ben'])
  expect(texts(read({ column: 0, columnId: 'c1' }))).toEqual(['Ann', 'Ben'])
  expect(texts(read({ objId: 'c0' }))).toEqual(['Call Bo', 'Write'])
  expect(texts(read({ objId: 'r0', column: 2 }, { objId: 'r0', column: 2 }))).toEqual(['Monday'])
  expect(texts(read({ objId: 'r0' }, { objId: 'r0', column: 2 }))).toEqual(['Call Bo'])
  expect(texts(read({ type: 'TOP', column: 2, count: 1 }))).toEqual(['Monday'])
  expect(read({ column: 9 })).toEqual([])
})

test('[PL13] columns are copied as headings, alone or with their cells', () => {
  const children = null
  expect(read({ type: 'TOPICS' })).toMatchObject([
    ...[
      { text: 'What', children },
      { text: 'Who', children },
      { text: 'Column 3', children },
    ],
  ])
  const [one] = read({ type: 'MULTI_TOPICS', objId: 'c1', copyChildren: true })
  expect([one?.text, texts(one?.children ?? [])]).toEqual(['Who', ['Ann', 'Ben']])
})

test('[PL14] a row goes into another planner with its cells by position', () => {
  const target = newPlan('a', 'b', 'c', 'd')
  expect(into(read({}), target)).toEqual({
    copied: 3,
    cells: [
      ['Call Bo', 'Ann', 'Monday', ''],
      ['', 'Ben', '', ''],
      ['Write', '', 'soon', ''],
    ],
  })
  expect(into(read({ objId: 'r1' }), newPlan('a', 'b')).cells).toEqual([['', 'Ben']])
  expect(into(shallow(read({ objId: 'r0' })), newPlan('a', 'b')).cells).toEqual([['Call Bo', '']])
})

const answer = (text: string, desc = '') => copiedThing(text, null, { desc })
const heading = (text: string, ...children: CopiedInput[]) => copiedThing(text, children, { desc: '' })

test('[PL14] [K7] answers, and answers under headings and groups, become rows', () => {
  const input = [
    answer('alone', 'more'),
    heading('Topic', heading('Group', answer('deep', 'note')), answer('under')),
    heading('', answer('of a nameless group')),
    heading('empty'),
  ]
  expect(into(input, newPlan('a', 'b', 'c', 'd')).cells).toEqual([
    ['alone', 'more', '', ''],
    ['Topic', 'Group', 'deep', 'note'],
    ['Topic', 'under', '', ''],
    ['of a nameless group', '', '', ''],
    ['empty', '', '', ''],
  ])
})

test('[PL14] what needs more columns than there are, or more characters than a cell has, is refused and nothing is cut', () => {
  const narrow = newPlan('a', 'b')
  const refused = (input: readonly CopiedInput[]) => expect(() => into(input, narrow))
  refused(read({})).toThrow(mistake(messages.tooFewColumns(3, 2)))
  refused([heading('Topic', answer('deep', 'note'))]).toThrow(mistake(messages.tooFewColumns(3, 2)))
  refused([heading('Topic', heading('Group', answer('deep')))]).toThrow(mistake(messages.tooFewColumns(3, 2)))
  const long = `${'Long tale\n'.repeat(30)}`
  const begins = 'Long tale Long tale Long tale …'
  refused([answer('short'), answer('one', long)]).toThrow(
    mistake(messages.tooLongForCell(begins, limits.planText)),
  )
  expect(readTable(narrow.desk).rows).toEqual([])
  expect(into([heading('Topic', answer('deep'))], narrow).cells).toEqual([['Topic', 'deep']])
})

test('[PL14] [K8] [K9] what does not fit is refused as a whole, and so is a hidden heading', () => {
  const target = newPlan('a', 'b')
  expect(() => into([heading('', answer(' '))], target)).toThrow(mistake(messages.nothingToCopy))
  const hidden = heading('Topic', { ...heading('Secret', answer('x')), isHidden: true })
  expect(() => into([hidden], target)).toThrow(mistake(messages.hiddenForPlan))
  const many = Array.from({ length: limits.planRows + 1 }, (_answer, at) => answer(`answer ${at}`))
  expect(() => into(many, target)).toThrow(mistake(messages.tooManyRows(limits.planRows)))
  expect(readTable(target.desk).rows).toEqual([])
})

test('[PL16] the table is exported as it stands, and rows with a text as tasks, with choices as labels', () => {
  setChoices(docs.desk, 'c1', ['Ann', 'Ben'])
  const { columns, rows, issues } = exportedPlan(docs)
  expect(columns.map(({ name }) => name.sv)).toEqual(['What', 'Who', 'Kolumn 3', 'Tid'])
  expect(rows.map(({ cells }) => cells[0])).toEqual(['Call Bo', '', '', 'Write'])
  expect(issues?.facts).toEqual(['Who'])
  expect(issues?.list.map(({ text, desc, facts }) => [text, desc, facts])).toEqual([
    ['Call Bo', 'Column 3: Monday', ['Ann']],
    ['Ben', '', ['Ben']],
    ['Write', 'Column 3: soon', ['']],
  ])
})

test('[PL16] a task whose text is a label as well has its other cells in its description', () => {
  setChoices(docs.desk, 'c1', ['Ann', 'Ben'])
  const cells = ['', 'Ben', 'soon'].map((value, position) => ({ position, value }))
  createRow(docs, boss, { id: 'r4', createdAt: 1, cells })
  const task = exportedPlan(docs).issues?.list.at(-1)
  expect([task?.text, task?.desc, task?.facts]).toEqual(['Ben', 'Column 3: soon', ['Ben']])
})
