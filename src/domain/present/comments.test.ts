import { beforeEach, expect, test } from 'vitest'
import { boss, forbidden, notFound } from '#support/documents/actors.ts'
import { copiedBy as by, copiedTexts, copiedThing as one, copyItem } from '#support/documents/copied.ts'
import * as Y from 'yjs'
import type { Actor } from '../actor.ts'
import { setFlag } from '../activity/flags.ts'
import { deleteItem } from '../activity/items/changeItems.ts'
import { setScore } from '../activity/likes.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { stateRoots } from '../workshop/state.ts'
import { commentsByPage } from './commentCounts.ts'
import { assertMayLike, assertNoTemplate, commentRules, createComment, updateComment } from './comments.ts'
import { documentFileName, readDocument, setDocument } from './document.ts'
import { areCommentsShown, flagNames, setSettings } from './flags.ts'
import { readInput, writeInput } from './input.ts'
import { presentModel } from './model.ts'
import { byLikes, readComments } from './items.ts'

const ann: Actor = { role: 'participant', isMine: (id) => id.startsWith('ann') }
let docs: { desk: Y.Doc; board: Y.Doc }

const pages = (count: number): void =>
  setDocument(docs.board, { id: 'd', fileName: 'slides.pdf', pages: count })
const write = (id: string, page: number, text = id, who = ann): boolean =>
  createComment(docs, who, { id, page, text, createdAt: 7.9 })

/** Texts of the comments that are copied from a page. */
const on = (page: number) =>
  copiedTexts(readInput(docs, 'activity', [copyItem('ANSWERS', 'activity')], { subTopicPos: page - 1 }))

beforeEach(() => {
  docs = { desk: new Y.Doc(), board: new Y.Doc() }
  pages(10)
  setSettings(docs.board, { showComments: true })
})

test('[SL8] a comment has a page, a time and a text, which is cut; an empty one is ignored', () => {
  expect(write('ann1', 3, '  Why?\u202e  ')).toBe(true)
  expect(write('boss1', 3, 'x'.repeat(300), boss)).toBe(true)
  expect(write('ann2', 3, ' \u200b ')).toBe(false)
  expect(readComments(docs.desk)).toMatchObject([
    { id: 'ann1', page: 3, text: 'Why?', createdAt: 7, place: 0, byFacilitator: false },
    { id: 'boss1', text: 'x'.repeat(limits.commentText), place: 1, byFacilitator: true },
  ])
  for (const page of [0, -1, 1.5, 11, limits.slidePages + 1, Number.NaN])
    expect(() => write('ann3', page)).toThrow(messages.slideMissing(10).sentence)
  expect(() => write('ann1', 1)).toThrow(forbidden)
})

test('[SL8] without a document nobody comments', () => {
  setDocument(docs.board, null)
  expect(() => write('ann1', 1, 'text', ann)).toThrow(messages.documentMissing.sentence)
  expect(() => write('boss1', 1, 'text', boss)).toThrow(messages.documentFirst.sentence)
})

test('[SL9] [SL14] comments behind the last page stand on it, and return with a longer document', () => {
  for (const [id, page] of [
    ['ann1', 2],
    ['ann2', 8],
    ['ann3', 10],
  ] as const)
    write(id, page)
  presentModel.project(docs, 'all')
  expect([...commentsByPage(docs.board, 10)].sort()).toEqual([
    [10, 1],
    [2, 1],
    [8, 1],
  ])
  expect([...commentsByPage(docs.board, 4)].sort()).toEqual([
    [2, 1],
    [4, 2],
  ])
  // Without a document each has its own number of comments, as in an export.
  expect([...commentsByPage(docs.board, 0)]).toHaveLength(3)
  pages(4)
  expect([on(2), on(4), on(8)]).toEqual([['ann2'.replace('2', '1')], ['ann2', 'ann3'], []])
  const exported = presentModel.exported(docs).rows.map(({ cells }) => cells[0])
  expect(exported).toEqual([2, 4, 4])
  pages(10)
  expect([on(8), on(10)]).toEqual([['ann2'], ['ann3']])
})

test('[SL9] [SL17] without a document a page narrows input down to the comments written on it', () => {
  write('ann1', 2)
  write('ann2', 8)
  setDocument(docs.board, null)
  expect([1, 2, 8].map(on)).toEqual([[], ['ann1'], ['ann2']])
  expect(presentModel.exported(docs).rows.map(({ cells }) => cells[0])).toEqual([2, 8])
})

test('[SL3] [SL10] while comments are off, everybody’s new ones are refused and nobody else’s exists', () => {
  write('ann1', 1)
  write('ben1', 1, 'ben1', boss)
  setSettings(docs.board, { showComments: false })
  for (const who of [ann, boss])
    expect(() => write('late', 1, 'late', who)).toThrow(messages.slideCommentsOff.sentence)
  expect(readComments(docs.desk)).toHaveLength(2)
  expect(() => assertMayLike(docs, ann, 'ben1')).toThrow(notFound)
  expect(() => deleteItem(commentRules, docs, ann, 'ben1')).toThrow(notFound)
  assertMayLike(docs, ann, 'ann1')
  setSettings(docs.board, { showComments: true })
  assertMayLike(docs, ann, 'ben1')
  expect(() => deleteItem(commentRules, docs, ann, 'ben1')).toThrow(forbidden)
  expect(() => updateComment(docs, ann, { id: 'ben1', text: 'mine' })).toThrow(forbidden)
  expect(() => assertMayLike(docs, ann, 'gone')).toThrow(notFound)
})

test('[SL3] a template takes no comments', () => {
  const state = new Y.Doc()
  assertNoTemplate(state)
  stateRoots.workshop(state).set('template', true)
  expect(() => assertNoTemplate(state)).toThrow(messages.slideCommentsInTemplate.sentence)
})

test('[SL11] several comments are deleted all or not at all; those that are gone are no error', () => {
  setSettings(docs.board, { showComments: true })
  for (const id of ['ann1', 'ann2', 'ben1']) write(id, 1)
  expect(() => deleteItem(commentRules, docs, ann, 'ann1', 'ben1')).toThrow(forbidden)
  expect(readComments(docs.desk)).toHaveLength(3)
  deleteItem(commentRules, docs, ann, 'ann1', 'gone')
  deleteItem(commentRules, docs, ann, 'ann1')
  deleteItem(commentRules, docs, boss, 'ben1')
  expect(readComments(docs.desk).map(({ id }) => id)).toEqual(['ann2'])
  expect(() => updateComment(docs, ann, { id: 'ann1', text: 'back' })).toThrow(notFound)
})

test('[B4] [C5] locked input refuses participants, not facilitators', () => {
  setSettings(docs.board, { showComments: true })
  write('ann1', 1)
  setFlag(docs.board, flagNames.inputLocked, true)
  for (const act of [
    () => write('ann2', 1),
    () => updateComment(docs, ann, { id: 'ann1', text: 'x' }),
    () => deleteItem(commentRules, docs, ann, 'ann1'),
    () => assertMayLike(docs, ann, 'ann1'),
  ])
    expect(act).toThrow('Input is closed for now.')
  write('boss1', 1, 'x', boss)
})

test('[SL12] [SL17] the most liked come first, among equals the oldest', () => {
  for (const id of ['ann1', 'ann2', 'ann3']) write(id, 1)
  setScore(docs.desk, 'ann2', 2)
  setScore(docs.desk, 'ann3', 2)
  expect(
    readComments(docs.desk)
      .toSorted(byLikes)
      .map(({ id }) => id),
  ).toEqual(['ann2', 'ann3', 'ann1'])
  expect(readInput(docs, 'activity', [copyItem('TOP', 'activity', { count: 2 })], {})).toMatchObject([
    { text: 'ann2', score: 2, source: { objectId: 'activity', itemId: 'ann2' } },
    { text: 'ann3' },
  ])
})

test('[SL17] answers become comments on one page, groups their answers; hidden headings are refused', () => {
  const input = [one('a'), one('group', [one('b'), one('c')])]
  expect(writeInput(docs, input, { kind: 'ANSWERS', subTopicPos: 2 }, by).copied).toBe(3)
  expect(readComments(docs.desk).map(({ text, page, score }) => [text, page, score])).toEqual([
    ...[
      ['a', 3, 0],
      ['b', 3, 0],
      ['c', 3, 0],
    ],
  ])
  writeInput(docs, [one('d')], { kind: 'ANSWERS', subTopicPos: 99 }, by)
  writeInput(docs, [one('e')], { kind: 'ANSWERS' }, by)
  expect(
    readComments(docs.desk)
      .slice(-2)
      .map(({ page }) => page),
  ).toEqual([10, 1])
  const hidden = [one('h', [one('x')], { isHidden: true })]
  expect(() => writeInput(docs, hidden, { kind: 'TOPICS' }, by)).toThrow(messages.hiddenForSlides.sentence)
  expect(() => writeInput(docs, [one('')], { kind: 'ANSWERS' }, by)).toThrow(messages.nothingToCopy.sentence)
})

test('[SL4] a title is saved only when it is shorter than 75 characters', () => {
  presentModel.assertName?.('x'.repeat(74))
  expect(() => presentModel.assertName?.('x'.repeat(75))).toThrow(messages.textTooLong(74).sentence)
})

test.each([
  ['a.pdf', 'a.pdf'],
  ['A.PDF ', 'A.pdf'],
  ['..\\..\\a:b?.pdf', 'a b.pdf'],
  ['', 'slides.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['a.pdf.exe', 'a.pdf.exe.pdf'],
  ['❤\ufe0f 1\ufe0f\u20e3 🎉.pdf', '❤\ufe0f 1\ufe0f\u20e3 🎉.pdf'],
  ['a\ufe0f\ufe0f❤\ufe0f\ufe0f.pdf', 'a❤\ufe0f.pdf'],
  ['\u3164\u2800\u{e0041}.pdf', 'slides.pdf'],
  [`${'long '.repeat(60)}.PDF`, `${'long '.repeat(19)}l.pdf`],
  ['ميزانية \u0601٢.pdf', 'ميزانية \u0601٢.pdf'],
  [
    'می\u200cخواهم 👩🏽\u200d🚀 👁\ufe0f\u200d🗨 क\u094d\u200d.pdf',
    'می\u200cخواهم 👩🏽\u200d🚀 👁\ufe0f\u200d🗨 क\u094d\u200d.pdf',
  ],
  ['\u200d \u3164\u200c-\u200da\u200d\u200d.pdf', '-a\u200d.pdf'],
])('[SL2] %j is stored as %j', (given, kept) => expect(documentFileName(given)).toBe(kept))

test.each([
  ['control characters', '\u0000\n\u001f\u007f\u0085\u009f'],
  ['joiners of graphemes and spaces without a width', '\u034f\u200b\u2060\u2061\ufeff'],
  ['changes of direction', '\u061c\u200e\u200f\u202a\u202e\u2066\u2069'],
  ['soft hyphens', '\u00ad'],
  ['fillers of Hangul', '\u115f\u1160\u3164\uffa0'],
  ['vowels of Khmer that are not drawn', '\u17b4\u17b5'],
  ['separators and selectors of Mongolian', '\u180b\u180c\u180d\u180e\u180f'],
  ['deprecated formats', '\u206a\u206f'],
  ['selectors of variants', '\ufe00\ufe0e\ufe0f\u{e0100}\u{e01ef}'],
  ['annotations between lines', '\ufff9\ufffa\ufffb'],
  ['beams and slurs of music', '\u{1d173}\u{1d17a}'],
  ['tags', '\u{e0001}\u{e0020}\u{e0041}\u{e007f}'],
])('[SL2] %s are not in the name', (_name, unseen) => {
  expect(documentFileName(`a${[...unseen].join('b')}c.p${unseen}df`)).toBe(
    `a${'b'.repeat([...unseen].length - 1)}c.pdf`,
  )
})

test('[SL13] starting over deletes all comments, and keeps the document and the settings', () => {
  setSettings(docs.board, { showComments: true })
  for (const page of [1, 4]) write(`ann${page}`, page)
  presentModel.startOver?.(docs.desk)
  expect(readComments(docs.desk)).toEqual([])
  expect([readDocument(docs.board)?.pages, areCommentsShown(docs.board)]).toEqual([10, true])
})
