import fc from 'fast-check'
import { expect } from 'vitest'
import type * as Y from 'yjs'
import { writeSource } from '#domain/activity/source.ts'
import { updateNotes } from '#domain/activity/info.ts'
import { setScore } from '#domain/activity/likes.ts'
import type { Actor } from '#domain/actor.ts'
import { limits } from '#domain/limits.ts'
import { createComment, deleteComments, updateComment } from '#domain/present/comments.ts'
import { readDocument, setDocument } from '#domain/present/document.ts'
import { flagNames, setSettings } from '#domain/present/flags.ts'
import { presentModel } from '#domain/present/model.ts'
import { readComments } from '#domain/present/read.ts'
import { boardRoots, roots } from '#domain/present/roots.ts'
import { startOver } from '#domain/present/startOver.ts'
import type { Act, Edit, TestedModel, TextRoom } from '../contract.ts'
import { expectSources } from '../kindRoom.ts'

const anyId = '00000000-0000-4000-8000-000000000001'
const boss: Actor = { role: 'facilitator', isMine: () => false }
const guest: Actor = { role: 'participant', isMine: () => true }
const comment = fc.nat(3).map((number) => `c${number}`)
const page = fc.nat(12)
const actor = fc.constantFrom(boss, guest)

const uploaded = (room: TextRoom, pages: number): void =>
  setDocument(room.board, { id: anyId, fileName: `${room.canary()}pdf`, pages })
const written = (room: TextRoom, id: string, on: number, who: Actor): void =>
  void createComment(room, who, { id, page: on, text: room.canary(), createdAt: 5 })

/** What is done to a room with a value. */
const doing = <Value>(values: fc.Arbitrary<Value>, act: (room: TextRoom, value: Value) => void) =>
  values.map(
    (value): Act =>
      (room) =>
        act(room, value),
  )

const acts: fc.Arbitrary<Act> = fc.oneof(
  doing(fc.tuple(comment, page, actor), (room, [id, on, who]) => written(room, id, on, who)),
  doing(comment, (room, id) => updateComment(room, boss, { id, text: room.canary() })),
  doing(comment, (room, id) => deleteComments(room, boss, [id])),
  doing(fc.tuple(comment, fc.nat(3)), ({ desk }, [id, likes]) => setScore(desk, id, likes)),
  doing(fc.record({ showComments: fc.boolean(), allowNavigation: fc.boolean() }), ({ board }, settings) =>
    setSettings(board, settings),
  ),
  doing(fc.integer({ min: 1, max: 9 }), (room, pages) => uploaded(room, pages)),
)

const editing = <Value>(
  values: fc.Arbitrary<Value>,
  edit: (desk: Y.Doc, value: Value, room: TextRoom) => void,
) =>
  values.map(
    (value): Edit =>
      (desk, room) =>
        edit(desk, value, room),
  )

const edits: fc.Arbitrary<Edit> = fc.oneof(
  editing(comment, (desk, id) => deleteComments({ desk, board: desk }, boss, [id])),
  editing(comment, (desk, id, room) => void roots.commentText(desk).set(id, room.canary())),
  editing(comment, (desk, id, room) => writeSource(desk, id, { objectId: anyId, itemId: room.canary() })),
  editing(comment, (desk, id, room) => writeSource(desk, id, { objectId: room.canary(), itemId: anyId })),
  fc.constant<Edit>((desk, room) => updateNotes(desk, room.canary())),
  fc.constant<Edit>((desk) => startOver(desk)),
)

/** What tests know of Slides. */
export const testedPresent: TestedModel = {
  model: presentModel,
  start: (room) => uploaded(room, 5),
  fill(room) {
    updateNotes(room.desk, room.canary())
    for (const [at, id] of ['c0', 'c1', 'c2'].entries()) written(room, id, at + 1, at === 0 ? boss : guest)
    setScore(room.desk, 'c1', 2)
    setSettings(room.board, { showComments: true })
  },
  acts,
  edits,
  show: ({ board }, shown) => setSettings(board, { showComments: shown }),
  almost: fc.record(
    {
      page: fc.constantFrom<unknown>(1, 2, 0, 2001, 1.5, 'a', null),
      createdAt: fc.constantFrom<unknown>(1, 2, 'a'),
      place: fc.constantFrom<unknown>(0, 1, 'a', null),
      byFacilitator: fc.constantFrom<unknown>(true, 'a', null),
    },
    { noNullPrototype: true },
  ),
  shownTexts({ desk, board }) {
    const isShown = boardRoots.flags(board).get('showComments') === true
    const comments = [...roots.comments(desk).entries()].flatMap(([id, record]) =>
      isShown && record?.page >= 1 && !roots.commentDeleted(desk).get(id) ? id : [],
    )
    return [readDocument(board)?.fileName, ...comments.map((id) => roots.commentText(desk).get(id))]
  },
  assertValid(board) {
    expect(roots.info(board).size).toBe(0)
    for (const [key, count] of boardRoots.counts(board)) {
      expect(key).toMatch(/^comments:[1-9]\d*$/)
      expect(count).toBeGreaterThan(0)
    }
    const comments = readComments(board)
    expect(comments).toHaveLength(roots.comments(board).size)
    if (!boardRoots.flags(board).get(flagNames.showComments)) expect(comments).toEqual([])
    expectSources(board, comments)
    for (const { text, page: on, score, createdAt, place } of comments) {
      expect([typeof text, typeof createdAt, typeof place]).toEqual(['string', 'number', 'number'])
      expect(text.length).toBeLessThanOrEqual(limits.commentText)
      expect(on >= 1 && on <= limits.slidePages && Number.isInteger(on)).toBe(true)
      expect(score).toBeGreaterThanOrEqual(0)
    }
  },
}
