import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { boss } from '#support/documents/actors.ts'
import type { CopyItem } from '#domain/activity/copiedInput.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { organizeModel } from '#domain/organize/model.ts'
import { addGroup, addItem, move } from '#domain/organize/moves.ts'
import { readSections } from '#domain/organize/places.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { copiedTexts } from '#support/documents/copied.ts'
import { copyChoice, copyItems, groupedItems } from './copyChoice.ts'
import type { CopiedAs } from './copyChoice.ts'
import { copyScopeIn } from './copyScope.ts'

const docs = { desk: new Y.Doc(), board: new Y.Doc() }
const { desk } = docs
for (const id of ['s1', 's2']) deskEdits.create(sectionRules, desk, { id, text: id })
for (const id of ['i1', 'i2', 'i3', 'i4']) addItem(docs, boss, { id, text: id, createdAt: 5 })
addGroup(desk, { id: 'g0', text: 'Loose' })
addGroup(desk, { id: 'g1', text: 'Group' }, { sectionId: 's1' })
move(desk, ['i2'], { groupId: 'g1' })
move(desk, ['i3'], { sectionId: 's1' })
move(desk, ['i4'], { groupId: 'g0' })

const choiceOf = (chosen: readonly (string | null)[] | null, as: CopiedAs = 'items') =>
  copyChoice(readSections(desk), null, as, (id) => chosen?.includes(id) ?? true)
const selection = (itemIds: string[], groupIds: string[]) =>
  copyChoice(readSections(desk), { itemIds, groupIds }, 'items', () => true)
/** What the server makes of the items that a call names. */
const read = (items: ReturnType<typeof groupedItems>) =>
  copiedTexts(
    organizeModel.input?.read(
      docs,
      'o',
      (Array.isArray(items) ? items : [items]).map(
        (item) => ({ copyChildren: false, count: 0, ...item }) as CopyItem,
      ),
      {},
    ) ?? [],
  )
const answers = { type: 'answers' } as const

test.each([
  ['all of it', choiceOf(null), ['i1', 'i4', 'i2', 'i3'], ['i1', ['Loose', ['i4']], ['Group', ['i2']], 'i3']],
  ['a section', choiceOf(['s1']), ['i2', 'i3'], [['Group', ['i2']], 'i3']],
  ['what is not sorted', choiceOf([null]), ['i1', 'i4'], ['i1', ['Loose', ['i4']]]],
  ['a selection', selection(['i1', 'i3', 'gone'], ['g1']), ['i1', 'i3'], [['Group', ['i2']], 'i1', 'i3']],
])(
  '[OR10] [K6] of %s, items are copied by themselves or in their groups',
  (_what, choice, loose, grouped) => {
    expect(read(copyItems('o', choice, answers, true))).toEqual(loose)
    expect(read(groupedItems('o', choice))).toEqual(grouped)
  },
)

test('[OR10] [K6] groups are copied with their items or as names, sections as headings, or the most agreed items', () => {
  const all = choiceOf(null)
  const groups = { type: 'groups' } as const
  expect(read(copyItems('o', choiceOf(['s1']), groups, true))).toEqual([['Group', ['i2']]])
  expect(read(copyItems('o', all, groups, false))).toEqual(['Loose', 'Group'])
  expect(read(copyItems('o', choiceOf([null, 's1'], 'sections'), answers, true))).toEqual([
    ['s1', [['Group', ['i2']], 'i3']],
  ])
  expect(copyItems('o', all, { type: 'top', count: 2 }, true)).toEqual([
    { type: 'TOP', objId: 'o', count: 2 },
  ])
})

test('the board passes what is selected there; anything else is the whole activity', () => {
  const scope = { sectionIds: [null], itemIds: [], groupIds: [] }
  expect(copyScopeIn(scope)).toEqual(scope)
  expect([copyScopeIn(null), copyScopeIn({ itemIds: [] })]).toEqual([null, null])
})
