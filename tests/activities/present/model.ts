import fc from 'fast-check'
import { expect } from 'vitest'
import { updateNotes } from '#domain/activity/info.ts'
import { deleteAllItems } from '#domain/activity/items/changeItems.ts'
import { setScore } from '#domain/activity/likes.ts'
import type { Actor } from '#domain/actor.ts'
import { limits } from '#domain/limits.ts'
import { deleteItem } from '#domain/activity/items/changeItems.ts'
import { commentRules, createComment, updateComment } from '#domain/present/comments.ts'
import { readDocument, setDocument } from '#domain/present/document.ts'
import { flagNames, setSettings } from '#domain/present/flags.ts'
import { presentModel } from '#domain/present/model.ts'
import { commentType, readComments } from '#domain/present/items.ts'
import { boardRoots, roots } from '#domain/present/roots.ts'
import { act, edit, idOf, plain, sourceEdits } from '../arbitraries.ts'
import type { Act, Edit, TestedModel, TextRoom } from '../contract.ts'
import { expectSources } from '../kindRoom.ts'

const anyId = '00000000-0000-4000-8000-000000000001'
const boss: Actor = { role: 'facilitator', isMine: () => false }
const guest: Actor = { role: 'participant', isMine: () => true }
const comment = idOf('c')
const page = fc.nat(12)
const actor = fc.constantFrom(boss, guest)

const uploaded = (room: TextRoom, pages: number): void =>
  setDocument(room.board, { id: anyId, fileName: `${room.canary()}pdf`, pages })
const written = (room: TextRoom, id: string, on: number, who: Actor): void =>
  void createComment(room, who, { id, page: on, text: room.canary(), createdAt: 5 })

const acts: fc.Arbitrary<Act> = fc.oneof(
  act(fc.tuple(comment, page, actor), (room, [id, on, who]) => written(room, id, on, who)),
  act(comment, (room, id) => updateComment(room, boss, { id, text: room.canary() })),
  act(comment, (room, id) => deleteItem(commentRules, room, boss, id)),
  act(fc.tuple(comment, fc.nat(3)), ({ desk }, [id, likes]) => setScore(desk, id, likes)),
  act(fc.record({ showComments: fc.boolean(), allowNavigation: fc.boolean() }), ({ board }, settings) =>
    setSettings(board, settings),
  ),
  act(fc.integer({ min: 1, max: 9 }), (room, pages) => uploaded(room, pages)),
)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  edit(comment, (desk, id) => deleteItem(commentRules, { desk, board: desk }, boss, id)),
  edit(comment, (desk, id, room) => void roots.commentText(desk).set(id, room.canary())),
  sourceEdits(comment),
  fc.constant<Edit>((desk, room) => updateNotes(desk, room.canary())),
  fc.constant<Edit>((desk) => deleteAllItems(commentType, desk)),
)

/** What tests know of Slides. */
export const testedPresent: TestedModel = {
  model: presentModel,
  start: (room) => uploaded(room, 5),
  fill(room) {
    updateNotes(room.desk, room.canary())
    setSettings(room.board, { showComments: true })
    for (const [at, id] of ['c0', 'c1', 'c2'].entries()) written(room, id, at + 1, at === 0 ? boss : guest)
    setScore(room.desk, 'c1', 2)
  },
  acts,
  edits,
  show: ({ board }, shown) => setSettings(board, { showComments: shown }),
  almost: plain({
    page: fc.constantFrom<unknown>(1, 2, 0, 2001, 1.5, 'a', null),
    createdAt: fc.constantFrom<unknown>(1, 2, 'a'),
    place: fc.constantFrom<unknown>(0, 1, 'a', null),
    byFacilitator: fc.constantFrom<unknown>(true, 'a', null),
  }),
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
