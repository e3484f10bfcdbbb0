import fc from 'fast-check'
import { expect } from 'vitest'
import { moveBefore } from '#domain/activity/reorder.ts'
import type { Actor } from '#domain/actor.ts'
import { limits } from '#domain/limits.ts'
import { setApprovalNeeded } from '#domain/pulse/flags.ts'
import { createGroup, deleteGroup, renameGroup } from '#domain/pulse/groups.ts'
import { infoLimits, updateInfo } from '#domain/pulse/info.ts'
import { pulseModel } from '#domain/pulse/model.ts'
import { readGroups, readStatements } from '#domain/pulse/read.ts'
import { boardRoots, roots } from '#domain/pulse/roots.ts'
import { startOver } from '#domain/pulse/startOver.ts'
import { statementCountKey } from '#domain/pulse/statementCountKey.ts'
import {
  createStatement,
  deleteStatement,
  setAllApproved,
  setStatementApproved,
  updateStatement,
} from '#domain/pulse/statements.ts'
import { act, edit, idOf, plain, sourceEdits } from '../arbitraries.ts'
import type { Act, Edit, TestedModel, TextRoom } from '../contract.ts'
import { expectSources } from '../kindRoom.ts'

const boss: Actor = { role: 'facilitator', isMine: () => false }
const guest: Actor = { role: 'participant', isMine: () => true }
const [group, statement] = [idOf('g'), idOf('s')]

const added = (room: TextRoom, who: Actor, [statementId, groupId]: [string, string]): void =>
  createStatement(room, who, { id: statementId, groupId, text: room.canary(), createdAt: 5 })

const acts: fc.Arbitrary<Act> = fc.oneof(
  act(fc.tuple(statement, group), (room, at) => added(room, guest, at)),
  act(fc.tuple(statement, group), (room, at) => added(room, boss, at)),
  act(fc.tuple(statement, fc.constantFrom(boss, guest)), (room, [statementId, who]) =>
    updateStatement(room, who, { id: statementId, text: room.canary() }),
  ),
  act(fc.tuple(statement, fc.constantFrom(boss, guest)), (room, [statementId, who]) =>
    deleteStatement(room, who, statementId),
  ),
  act(fc.tuple(statement, fc.boolean()), ({ desk }, [statementId, approved]) =>
    setStatementApproved(desk, statementId, approved),
  ),
  act(fc.boolean(), ({ desk }, approved) => setAllApproved(desk, approved)),
  act(fc.boolean(), ({ board }, needed) => setApprovalNeeded(board, needed)),
)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  edit(group, (desk, groupId, room) => createGroup(desk, groupId, room.canary())),
  edit(group, (desk, groupId, room) => renameGroup(desk, groupId, room.canary())),
  edit(group, (desk, groupId) => deleteGroup(desk, groupId)),
  edit(group, (desk, groupId) => moveBefore(roots.groups(desk), groupId, null)),
  edit(fc.tuple(statement, fc.option(statement)), (desk, [statementId, before]) =>
    moveBefore(roots.statements(desk), statementId, before),
  ),
  edit(statement, (desk, statementId) => deleteStatement({ desk, board: desk }, boss, statementId)),
  edit(
    statement,
    (desk, statementId, room) => void roots.statementText(desk).set(statementId, room.canary()),
  ),
  sourceEdits(statement),
  fc.constant<Edit>((desk, room) => updateInfo(desk, { notes: room.canary() })),
  edit(
    fc.constantFrom('pulseName', 'groupText', 'groupHelpText', 'sliderListTitleHeading'),
    (desk, field, room) => updateInfo(desk, { [field]: room.canary() }),
  ),
  fc.constant<Edit>((desk) => startOver(desk)),
)

/** What tests know of Pulse. */
export const testedPulse: TestedModel = {
  model: pulseModel,
  start(room) {
    createGroup(room.desk, 'g0', room.canary())
    createGroup(room.desk, 'g1', room.canary())
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
    const groups = [...roots.groups(desk).entries()].flatMap(([groupId, place]) =>
      typeof place?.order === 'string' && !roots.groupDeleted(desk).get(groupId) ? groupId : [],
    )
    const statements = [...roots.statements(desk).entries()].flatMap(([statementId, record]) =>
      roots.statementApproved(desk).get(statementId) === true &&
      groups.includes(record?.groupId) &&
      !roots.statementDeleted(desk).get(statementId)
        ? statementId
        : [],
    )
    return [
      ...Object.keys(infoLimits).map((field) => roots.info(desk).get(field)),
      ...groups.map((groupId) => roots.groupName(desk).get(groupId)),
      ...statements.map((statementId) => roots.statementText(desk).get(statementId)),
    ]
  },
  assertValid(board) {
    const groups = readGroups(board).map((one) => one.id)
    expect(groups.length).toBeLessThanOrEqual(limits.sliderGroups)
    for (const [key, count] of boardRoots.counts(board)) {
      expect(groups.map(statementCountKey)).toContain(key)
      expect(count).toBeGreaterThan(0)
    }
    const statements = readStatements(board)
    expect(statements).toHaveLength(roots.statements(board).size)
    expect([...roots.statementText(board).keys()].sort()).toEqual(statements.map((one) => one.id).sort())
    expect(roots.lineage(board).size).toBe(0)
    expectSources(board, statements)
    for (const { id: statementId, text, groupId, isApproved, byFacilitator, createdAt } of statements) {
      expect(groups).toContain(groupId)
      expect([isApproved, byFacilitator, typeof text, typeof createdAt]).toEqual([
        ...[true, false, 'string', 'number'],
      ])
      expect(typeof roots.statements(board).get(statementId)?.place).toBe('number')
      expect(text.length).toBeLessThanOrEqual(limits.sliderText)
    }
  },
}
