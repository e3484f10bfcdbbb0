import fc from 'fast-check'
import { expect } from 'vitest'
import { isColor } from '#domain/activity/colors.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import type { ItemType } from '#domain/activity/items/itemType.ts'
import { setResultsShown } from '#domain/activity/votes/voting.ts'
import { setGraphShown } from '#domain/evaluate/flags.ts'
import { infoLimits } from '#domain/evaluate/info.ts'
import type { InfoField } from '#domain/evaluate/info.ts'
import { pollType, readPolls, subPollType } from '#domain/evaluate/items.ts'
import { evaluateModel } from '#domain/evaluate/model.ts'
import { pollRules, subPollRules } from '#domain/evaluate/pollRules.ts'
import { boardRoots, roots } from '#domain/evaluate/roots.ts'
import { readSetup, setupFields, startSetup } from '#domain/evaluate/setup.ts'
import { rangeMistake, updateSetup } from '#domain/evaluate/updateSetup.ts'
import { updateInfo } from '#domain/evaluate/updateInfo.ts'
import { limits } from '#domain/limits.ts'
import { addPoll, addSubPoll } from '#support/documents/polls.ts'
import { act, edit, idOf, plain, sourceEdits } from '../arbitraries.ts'
import type { Act, Edit, TestedModel, TextRoom } from '../contract.ts'
import { expectSources } from '../kindRoom.ts'

const [poll, subPoll, color] = [idOf('p'), idOf('s'), fc.nat(4)]
const both = fc.tuple(subPoll, poll)

const added = (room: TextRoom, pollId: string, copied?: true): void =>
  addPoll(room.desk, {
    ...{ id: pollId, text: room.canary(), desc: room.canary(), color: 2, createdAt: 5.5 },
    ...(copied && { copied }),
  })
const addedUnder = (room: TextRoom, [subPollId, pollId]: [string, string]): void =>
  addSubPoll(room.desk, { id: subPollId, pollId, text: room.canary(), desc: room.canary() })
const texts = (room: TextRoom) => ({ text: room.canary(), desc: room.canary() })

const acts: fc.Arbitrary<Act> = fc.oneof(
  act(poll, (room, pollId) => added(room, pollId)),
  act(both, (room, at) => addedUnder(room, at)),
  act(fc.tuple(poll, color), (room, [pollId, number]) =>
    deskEdits.update(pollType, room.desk, { id: pollId, ...texts(room), color: number }),
  ),
  act(poll, ({ desk }, pollId) => deskEdits.remove(pollRules, desk, pollId)),
  act(fc.boolean(), ({ board }, shown) => setResultsShown(board, shown)),
  act(fc.boolean(), ({ board }, shown) => setGraphShown(board, shown)),
)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  edit(poll, (desk, pollId, room) => added({ desk, board: room.board, canary: () => room.canary() }, pollId)),
  edit(both, (desk, at, room) => addedUnder({ desk, board: room.board, canary: () => room.canary() }, at)),
  edit(fc.tuple(subPoll, color), (desk, [subPollId, number], room) =>
    deskEdits.update(subPollType, desk, { id: subPollId, ...texts(room), color: number }),
  ),
  edit(poll, (desk, pollId) => deskEdits.remove(pollRules, desk, pollId)),
  edit(subPoll, (desk, subPollId) => deskEdits.remove(subPollRules, desk, subPollId)),
  edit(poll, (desk, pollId) => deskEdits.move(pollType, desk, pollId, null)),
  edit(subPoll, (desk, subPollId) => deskEdits.move(subPollType, desk, subPollId, null)),
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
  empty: (desk) => deskEdits.remove(pollRules, desk, ...readPolls(desk).map((one) => one.id)),
  almost: fc.oneof(
    plain({
      order: fc.constantFrom<unknown>('a0', 'a1', 5, null),
      createdAt: fc.constantFrom<unknown>(1, 'a', null),
      pollId: fc.constantFrom<unknown>('x0', 'x1', 'x2', 7),
    }),
    fc.constantFrom<unknown>(1, 2, 3, 99, 100, 101),
  ),
  shownTexts({ desk }) {
    const thereOf = ({ record, deleted }: ItemType) =>
      [...record(desk)].filter(([id, item]) => typeof item?.['order'] === 'string' && !deleted(desk).get(id))
    const polls = thereOf(pollType).map(([pollId]) => pollId)
    const subPolls = thereOf(subPollType).flatMap(([subPollId, { pollId }]) =>
      polls.includes(String(pollId)) ? subPollId : [],
    )
    const textsOf = ({ fields }: typeof pollType | typeof subPollType, id: string) => [
      ...[fields.text.map(desk).get(id), fields.desc.map(desk).get(id)],
    ]
    return [
      ...Object.keys(infoLimits).map((field) => roots.info(desk).get(field)),
      ...polls.flatMap((pollId) => textsOf(pollType, pollId)),
      ...subPolls.flatMap((subPollId) => textsOf(subPollType, subPollId)),
    ]
  },
  assertValid(board) {
    const polls = readPolls(board)
    const subPolls = polls.flatMap((one) => one.subPolls)
    expect(polls.length).toBeLessThanOrEqual(limits.polls)
    expect([polls.length, subPolls.length]).toEqual([
      ...[pollType.record(board).size, subPollType.record(board).size],
    ])
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
