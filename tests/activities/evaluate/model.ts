import fc from 'fast-check'
import { expect } from 'vitest'
import { isColor } from '#domain/activity/colors.ts'
import { moveBefore } from '#domain/activity/reorder.ts'
import { setResultsShown } from '#domain/activity/votes/voting.ts'
import { setGraphShown } from '#domain/evaluate/flags.ts'
import { infoLimits } from '#domain/evaluate/info.ts'
import { updateInfo } from '#domain/evaluate/updateInfo.ts'
import type { InfoField } from '#domain/evaluate/info.ts'
import { evaluateModel } from '#domain/evaluate/model.ts'
import {
  createPoll,
  createSubPoll,
  deletePolls,
  deleteSubPoll,
  updatePoll,
  updateSubPoll,
} from '#domain/evaluate/polls.ts'
import { readPolls, readSubPolls } from '#domain/evaluate/read.ts'
import { boardRoots, roots } from '#domain/evaluate/roots.ts'
import { rangeMistake, readSetup, setupFields, startSetup, updateSetup } from '#domain/evaluate/setup.ts'
import { limits } from '#domain/limits.ts'
import { act, edit, idOf, plain, sourceEdits } from '../arbitraries.ts'
import type { Act, Edit, TestedModel, TextRoom } from '../contract.ts'
import { expectSources } from '../kindRoom.ts'

const [poll, subPoll, color] = [idOf('p'), idOf('s'), fc.nat(4)]
const both = fc.tuple(subPoll, poll)

const added = (room: TextRoom, pollId: string, copied?: true): void =>
  createPoll(room.desk, {
    ...{ id: pollId, text: room.canary(), desc: room.canary(), color: 2, createdAt: 5.5 },
    ...(copied && { copied }),
  })
const addedUnder = (room: TextRoom, [subPollId, pollId]: [string, string]): void =>
  createSubPoll(room.desk, { id: subPollId, pollId, text: room.canary(), desc: room.canary() })
const texts = (room: TextRoom) => ({ text: room.canary(), desc: room.canary() })

const acts: fc.Arbitrary<Act> = fc.oneof(
  act(poll, (room, pollId) => added(room, pollId)),
  act(both, (room, at) => addedUnder(room, at)),
  act(fc.tuple(poll, color), (room, [pollId, number]) =>
    updatePoll(room.desk, { id: pollId, ...texts(room), color: number }),
  ),
  act(poll, ({ desk }, pollId) => deletePolls(desk, [pollId])),
  act(fc.boolean(), ({ board }, shown) => setResultsShown(board, shown)),
  act(fc.boolean(), ({ board }, shown) => setGraphShown(board, shown)),
)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  edit(poll, (desk, pollId, room) => added({ desk, board: room.board, canary: () => room.canary() }, pollId)),
  edit(both, (desk, at, room) => addedUnder({ desk, board: room.board, canary: () => room.canary() }, at)),
  edit(fc.tuple(subPoll, color), (desk, [subPollId, number], room) =>
    updateSubPoll(desk, { id: subPollId, ...texts(room), color: number }),
  ),
  edit(poll, (desk, pollId) => deletePolls(desk, [pollId])),
  edit(subPoll, (desk, subPollId) => deleteSubPoll(desk, subPollId)),
  edit(poll, (desk, pollId) => moveBefore(roots.polls(desk), pollId, null)),
  edit(subPoll, (desk, subPollId) => moveBefore(roots.subPolls(desk), subPollId, null)),
  edit(
    fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 12 }), color),
    (desk, [pollRangeL, pollRangeH, matrixColor]) =>
      updateSetup(desk, { pollRangeL, pollRangeH, matrixColor, showMatrixText: matrixColor === 1 }),
  ),
  edit(fc.constantFrom(...(Object.keys(infoLimits) as InfoField[])), (desk, field, room) =>
    updateInfo(desk, { [field]: room.canary() }),
  ),
  fc.constant<Edit>((desk, room) => updateInfo(desk, { notes: room.canary() })),
  sourceEdits(poll),
  sourceEdits(subPoll),
)

/** What tests know of Evaluate. */
export const testedEvaluate: TestedModel = {
  model: evaluateModel,
  isAlwaysShown: true,
  start(room) {
    startSetup(room.desk, 2)
    updateInfo(room.desk, { evaluateName: room.canary() })
  },
  fill(room) {
    updateInfo(room.desk, { evaluateDesc: room.canary(), matrix1Text: room.canary(), notes: room.canary() })
    // What facilitators typed is no input, and stays in copies without it.
    for (const pollId of ['p0', 'p1', 'p2']) added(room, pollId, true)
    for (const at of [
      ['s0', 'p0'],
      ['s1', 'p0'],
    ] as [string, string][])
      addedUnder(room, at)
  },
  acts,
  edits,
  show: ({ board }, shown) => setResultsShown(board, shown),
  empty: (desk) =>
    deletePolls(
      desk,
      readPolls(desk).map((one) => one.id),
    ),
  almost: fc.oneof(
    plain({
      order: fc.constantFrom<unknown>('a0', 'a1', 5, null),
      createdAt: fc.constantFrom<unknown>(1, 'a', null),
      pollId: fc.constantFrom<unknown>('x0', 'x1', 'x2', 7),
    }),
    fc.constantFrom<unknown>(1, 2, 3, 99, 100, 101),
  ),
  shownTexts({ desk }) {
    const isThere = (
      itemId: string,
      places: typeof roots.polls | typeof roots.subPolls,
      gone: typeof roots.pollDeleted,
    ) => typeof places(desk).get(itemId)?.order === 'string' && !gone(desk).get(itemId)
    const polls = [...roots.polls(desk).keys()].filter((pollId) =>
      isThere(pollId, roots.polls, roots.pollDeleted),
    )
    const subPolls = [...roots.subPolls(desk).entries()].flatMap(([subPollId, record]) =>
      isThere(subPollId, roots.subPolls, roots.subPollDeleted) && polls.includes(record?.pollId)
        ? subPollId
        : [],
    )
    return [
      ...Object.keys(infoLimits).map((field) => roots.info(desk).get(field)),
      ...polls.flatMap((pollId) => [roots.pollText(desk).get(pollId), roots.pollDesc(desk).get(pollId)]),
      ...subPolls.flatMap((subPollId) => [
        roots.subPollText(desk).get(subPollId),
        roots.subPollDesc(desk).get(subPollId),
      ]),
    ]
  },
  assertValid(board) {
    const polls = readPolls(board)
    const subPolls = [...readSubPolls(board).values()].flat()
    expect(polls.length).toBeLessThanOrEqual(limits.polls)
    expect([polls.length, subPolls.length]).toEqual([roots.polls(board).size, roots.subPolls(board).size])
    for (const { pollId } of subPolls) expect(polls.map((one) => one.id)).toContain(pollId)
    for (const { text, desc, color: number } of [...polls, ...subPolls]) {
      expect([typeof text, typeof desc, isColor(number)]).toEqual(['string', 'string', true])
      expect(text.length).toBeLessThanOrEqual(limits.pollText)
      expect(desc.length).toBeLessThanOrEqual(limits.pollDesc)
    }
    for (const { createdAt } of polls) expect(['number', 'undefined']).toContain(typeof createdAt)
    for (const field of roots.setup(board).keys()) expect(setupFields).toContain(field)
    const { pollRangeL, pollRangeH, ...setup } = readSetup(board)
    expect(rangeMistake(pollRangeL, pollRangeH)).toBe(null)
    for (const [field, number] of roots.setup(board))
      expect(Number({ pollRangeL, pollRangeH, ...setup }[field as keyof typeof setup])).toBe(number)
    expect(boardRoots.counts(board).size).toBe(0)
    expectSources(board, [...polls, ...subPolls])
  },
}
