import fc from 'fast-check'
import { expect } from 'vitest'
import { activityRoots } from '#domain/activity/docs.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { deleteAllItems, deleteItem, updateItem } from '#domain/activity/items/changeItems.ts'
import { countKey } from '#domain/activity/items/itemType.ts'
import { readItems } from '#domain/activity/items/readItems.ts'
import type { Actor } from '#domain/actor.ts'
import { limits } from '#domain/limits.ts'
import { setAllApproved, setStatementApproved } from '#domain/pulse/approval.ts'
import { categoryRules } from '#domain/pulse/categoryRules.ts'
import { setApprovalNeeded } from '#domain/pulse/flags.ts'
import { infoLimits, updateInfo } from '#domain/pulse/info.ts'
import { categoryType, readCategories, statementType } from '#domain/pulse/items.ts'
import { pulseModel } from '#domain/pulse/model.ts'
import { boardRoots, roots } from '#domain/pulse/roots.ts'
import { statementRules } from '#domain/pulse/statementRules.ts'
import { addCategory, addStatement } from '#support/documents/pulseItems.ts'
import { act, edit, idOf, plain, sourceEdits } from '../arbitraries.ts'
import type { Act, Edit, TestedModel, TextRoom } from '../contract.ts'
import { expectSources } from '../kindRoom.ts'

const boss: Actor = { role: 'facilitator', isMine: () => false }
const guest: Actor = { role: 'participant', isMine: () => true }
const {
  text: { map: text },
  isApproved,
} = statementType.fields
const [group, statement] = [idOf('g'), idOf('s')]

const added = (room: TextRoom, who: Actor, [statementId, groupId]: [string, string]): void =>
  addStatement(room, who, { id: statementId, groupId, text: room.canary(), createdAt: 5 })

const acts: fc.Arbitrary<Act> = fc.oneof(
  act(fc.tuple(statement, group), (room, at) => added(room, guest, at)),
  act(fc.tuple(statement, group), (room, at) => added(room, boss, at)),
  act(fc.tuple(statement, fc.constantFrom(boss, guest)), (room, [statementId, who]) =>
    updateItem(statementType, room, who, { id: statementId, text: room.canary() }),
  ),
  act(fc.tuple(statement, fc.constantFrom(boss, guest)), (room, [statementId, who]) =>
    deleteItem(statementRules, room, who, statementId),
  ),
  act(fc.tuple(statement, fc.boolean()), ({ desk }, [statementId, approved]) =>
    setStatementApproved(desk, statementId, approved),
  ),
  act(fc.boolean(), ({ desk }, approved) => setAllApproved(desk, approved)),
  act(fc.boolean(), ({ board }, needed) => setApprovalNeeded(board, needed)),
)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  edit(group, (desk, groupId, room) => addCategory(desk, groupId, room.canary())),
  edit(group, (desk, groupId, room) =>
    deskEdits.update(categoryType, desk, { id: groupId, text: room.canary() }),
  ),
  edit(group, (desk, groupId) => deskEdits.remove(categoryRules, desk, groupId)),
  edit(group, (desk, groupId) => deskEdits.move(categoryType, desk, groupId, null)),
  edit(fc.tuple(statement, fc.option(statement)), (desk, [statementId, before]) =>
    deskEdits.move(statementType, desk, statementId, before),
  ),
  edit(statement, (desk, statementId) => deskEdits.remove(statementRules, desk, statementId)),
  edit(statement, (desk, statementId, room) => void text(desk).set(statementId, room.canary())),
  sourceEdits(statement),
  fc.constant<Edit>((desk, room) => updateInfo(desk, { notes: room.canary() })),
  edit(
    fc.constantFrom('pulseName', 'groupText', 'groupHelpText', 'sliderListTitleHeading'),
    (desk, field, room) => updateInfo(desk, { [field]: room.canary() }),
  ),
  fc.constant<Edit>((desk) => deleteAllItems(statementType, desk)),
)

/** What tests know of Pulse. */
export const testedPulse: TestedModel = {
  model: pulseModel,
  start(room) {
    addCategory(room.desk, 'g0', room.canary())
    addCategory(room.desk, 'g1', room.canary())
  },
  fill(room) {
    updateInfo(room.desk, { pulseName: room.canary(), groupText: room.canary(), notes: room.canary() })
    for (const at of [
      ['s0', 'g0'],
      ['s1', 'g0'],
      ['s2', 'g1'],
    ] as [string, string][])
      added(room, guest, at)
    setAllApproved(room.desk, true)
  },
  acts,
  edits,
  show: ({ desk }, shown) => setAllApproved(desk, shown),
  almost: fc.oneof(
    plain({ order: fc.constantFrom<unknown>('a0', 'a1', 5, null) }),
    plain({
      groupId: fc.constantFrom<unknown>('x0', 'x1', 'x2', 7),
      order: fc.constantFrom<unknown>('a0', 'a1', 5, null),
      createdAt: fc.constantFrom<unknown>(1, 2, 'a'),
      place: fc.constantFrom<unknown>(0, 1, 'a', null),
      byFacilitator: fc.constantFrom<unknown>(true, false, 'a'),
    }),
  ),
  shownTexts({ desk }) {
    const groups = [...categoryType.record(desk).entries()].flatMap(([groupId, place]) =>
      typeof place?.['order'] === 'string' && !categoryType.deleted(desk).get(groupId) ? groupId : [],
    )
    const statements = [...statementType.record(desk).entries()].flatMap(([statementId, record]) =>
      isApproved.map(desk).get(statementId) === true &&
      groups.includes(String(record?.['groupId'])) &&
      !statementType.deleted(desk).get(statementId)
        ? statementId
        : [],
    )
    return [
      ...Object.keys(infoLimits).map((field) => activityRoots.info(desk).get(field)),
      ...groups.map((groupId) => categoryType.fields.text.map(desk).get(groupId)),
      ...statements.map((statementId) => text(desk).get(statementId)),
    ]
  },
  assertValid(board) {
    const groups = readCategories(board).map((one) => one.id)
    expect(groups.length).toBeLessThanOrEqual(limits.pulseCategories)
    for (const [key, count] of boardRoots.counts(board)) {
      expect(groups.map((id) => countKey(statementType, id))).toContain(key)
      expect(count).toBeGreaterThan(0)
    }
    const statements = readItems(statementType, board)
    expect(statements).toHaveLength(statementType.record(board).size)
    expect([...text(board).keys()].sort()).toEqual(statements.map((one) => one.id).sort())
    expect(roots.lineage(board).size).toBe(0)
    expectSources(board, statements)
    for (const { id: statementId, groupId, createdAt, ...one } of statements) {
      expect(groups).toContain(groupId)
      expect([one.isApproved, one.byFacilitator, typeof one.text, typeof createdAt]).toEqual([
        ...[true, false, 'string', 'number'],
      ])
      expect(typeof statementType.record(board).get(statementId)?.['place']).toBe('number')
      expect(one.text.length).toBeLessThanOrEqual(limits.statementText)
    }
  },
}
