import fc from 'fast-check'
import { expect } from 'vitest'
import { activityRoots } from '#domain/activity/docs.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { deleteItem, updateItem } from '#domain/activity/items/changeItems.ts'
import { readItems } from '#domain/activity/items/readItems.ts'
import type { Actor } from '#domain/actor.ts'
import { limits } from '#domain/limits.ts'
import { infoLimits, updateInfo } from '#domain/organize/info.ts'
import { groupType, itemType, sectionType } from '#domain/organize/items.ts'
import { organizeModel } from '#domain/organize/model.ts'
import { addGroup, addItem, move, moveItem } from '#domain/organize/moves.ts'
import type { Move } from '#domain/organize/moves.ts'
import { places, readSections } from '#domain/organize/places.ts'
import { groupRules, itemRules, sectionRules } from '#domain/organize/rules.ts'
import { setItemsTaken, setSorting } from '#domain/organize/sorting.ts'
import { sortings } from '#domain/organize/flags.ts'
import { act, edit, idOf, plain, sourceEdits } from '../arbitraries.ts'
import type { Act, Edit, TestedModel, TextRoom } from '../contract.ts'
import { expectSources } from '../kindRoom.ts'

const boss: Actor = { role: 'facilitator', isMine: () => false }
const guest: Actor = { role: 'participant', isMine: () => true }
const types = [sectionType, groupType, itemType]
const [section, group, item] = [idOf('s'), idOf('g'), idOf('i')]
const who = fc.constantFrom(boss, guest)
const target = fc.oneof(
  fc.constant({}),
  section.map((sectionId) => ({ sectionId })),
  group.map((groupId) => ({ groupId })),
)

const added = (room: TextRoom, by: Actor, id: string, to = {}): void =>
  addItem(room, by, { id, text: room.canary(), desc: room.canary(), createdAt: 5 }, to)

const acts: fc.Arbitrary<Act> = fc.oneof(
  act(fc.tuple(item, who, target), (room, [id, by, to]) => added(room, by, id, to)),
  act(fc.tuple(item, who), (room, [id, by]) => updateItem(itemType, room, by, { id, text: room.canary() })),
  act(fc.tuple(item, who), (room, [id, by]) => deleteItem(itemRules, room, by, id)),
  act(
    fc.tuple(
      who,
      fc.record<Move>(
        { id: item, to: target, from: fc.option(section), beforeId: fc.oneof(item, group) },
        { requiredKeys: ['id', 'to'] },
      ),
    ),
    (room, [by, one]) => moveItem(room, by, one),
  ),
  act(fc.constantFrom(...sortings), ({ board }, sorting) => setSorting(board, sorting)),
  act(fc.boolean(), ({ board }, areTaken) => setItemsTaken(board, areTaken)),
)

const anything = fc.oneof(item, group)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  edit(section, (desk, id, room) => deskEdits.create(sectionRules, desk, { id, text: room.canary() })),
  edit(section, (desk, id, room) =>
    deskEdits.update(sectionType, desk, { id, desc: room.canary(), color: 3 }),
  ),
  edit(section, (desk, id) => deskEdits.remove(sectionRules, desk, id)),
  edit(section, (desk, id) => deskEdits.move(sectionType, desk, id, null)),
  edit(fc.tuple(group, fc.option(section, { nil: undefined })), (desk, [id, sectionId], room) =>
    addGroup(desk, { id, text: room.canary() }, sectionId === undefined ? {} : { sectionId }),
  ),
  edit(group, (desk, id, room) => deskEdits.update(groupType, desk, { id, text: room.canary() })),
  edit(group, (desk, id) => deskEdits.remove(groupRules, desk, id)),
  edit(
    fc.tuple(fc.array(anything), target, fc.option(anything, { nil: undefined })),
    (desk, [ids, to, before]) => move(desk, ids, to, before),
  ),
  edit(item, (desk, id) => deskEdits.remove(itemRules, desk, id)),
  sourceEdits(item),
  edit(fc.constantFrom(...(Object.keys(infoLimits) as (keyof typeof infoLimits)[])), (desk, field, room) =>
    updateInfo(desk, { [field]: room.canary() }),
  ),
  fc.constant<Edit>((desk, room) => updateInfo(desk, { notes: room.canary() })),
  fc.constant<Edit>((desk) => organizeModel.startOver?.(desk)),
)

/** What tests know of Organize. */
export const testedOrganize: TestedModel = {
  model: organizeModel,
  isAlwaysShown: true,
  start(room) {
    setItemsTaken(room.board, true)
    for (const id of ['s0', 's1']) deskEdits.create(sectionRules, room.desk, { id, text: room.canary() })
  },
  fill(room) {
    const { desk } = room
    updateInfo(desk, { organizeName: room.canary(), organizeDesc: room.canary(), notes: room.canary() })
    addGroup(desk, { id: 'g0', text: room.canary() }, { sectionId: 's0' })
    for (const id of ['i0', 'i1', 'i2']) added(room, guest, id)
    move(desk, ['i1'], { groupId: 'g0' })
    move(desk, ['i2'], { sectionId: 's1' })
  },
  acts,
  edits,
  show: () => undefined,
  almost: fc.oneof(
    plain({ order: fc.constantFrom<unknown>('a0', 'a1', 5, null) }),
    plain({
      order: fc.constantFrom<unknown>('a0', 'a1', 5, null),
      sectionId: fc.constantFrom<unknown>('x0', 'x1', 'x2', 7),
      groupId: fc.constantFrom<unknown>('x0', 'x1', 'x2', 7, undefined),
      createdAt: fc.constantFrom<unknown>(1, 2, 'a'),
      place: fc.constantFrom<unknown>(0, 1, 'a', null),
      byFacilitator: fc.constantFrom<unknown>(true, false, 'a'),
    }),
  ),
  shownTexts({ desk }) {
    const info = (Object.keys(infoLimits) as string[]).map((field) => activityRoots.info(desk).get(field))
    const texts = types.flatMap((type) =>
      [...type.record(desk).entries()].flatMap(([id, record]) => {
        const isOrdered = type === itemType || typeof record?.['order'] === 'string'
        if (type.deleted(desk).get(id) === true || !isOrdered) return []
        return Object.values(type.fields).map((field) => field.map(desk).get(id) as unknown)
      }),
    )
    return [...info, ...texts]
  },
  assertValid(board) {
    const [sections, groups, items] = types.map((type) => readItems(type, board))
    expect(sections?.length).toBeLessThanOrEqual(limits.organizeSections)
    expect(groups?.length).toBeLessThanOrEqual(limits.organizeGroups)
    for (const [at, all] of [sections, groups, items].entries())
      expect(all).toHaveLength(types[at]?.record(board).size ?? -1)
    const listed = readSections(board).flatMap(({ entries }) =>
      entries.flatMap((entry) => [entry.group?.id ?? [], entry.items.map(({ id }) => id)].flat()),
    )
    // Everything is in one place, and nothing is nowhere.
    expect(listed.sort()).toEqual([...(groups ?? []), ...(items ?? [])].map(({ id }) => id).sort())
    const ids = (all: typeof sections) => (all ?? []).map(({ id }) => id)
    for (const [id, { order, sectionId, groupId, ...rest }] of places(board)) {
      expect([...ids(groups), ...ids(items)]).toContain(id)
      expect([typeof order, rest]).toEqual(['string', {}])
      if (sectionId !== undefined) expect(ids(sections)).toContain(sectionId)
      if (groupId !== undefined) expect([ids(groups).includes(groupId), sectionId]).toEqual([true, undefined])
    }
    expectSources(board, items ?? [])
    for (const { id, text, desc } of readItems(itemType, board)) {
      expect([text.length <= limits.postText, desc.length <= limits.postDesc]).toEqual([true, true])
      expect(itemType.record(board).get(id)).not.toHaveProperty('byFacilitator')
    }
  },
}
