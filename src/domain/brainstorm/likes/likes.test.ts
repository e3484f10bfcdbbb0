import { beforeEach, expect, test } from 'vitest'
import { ana, boss, notFound } from '#support/documents/actors.ts'
import { brainstormDocs } from '#support/documents/brainstormDesk.ts'
import type { ActivityDocs } from '../../activity/docs.ts'
import { setFlag } from '../../activity/flags.ts'
import { flagNames } from '../flags.ts'
import { setScore } from '../../activity/likes.ts'
import { assertMayLike } from './likes.ts'
import { roots } from '../roots.ts'
import fc from 'fast-check'
import * as Y from 'yjs'
import { ProjectedRoom } from '#support/documents/projectedRoom.ts'
import {
  areLikesShown,
  assertLikesLeft,
  assertLikingOpen,
  likesPerPerson,
  setLikeRules,
} from './likeRules.ts'
import { deletePosts } from '../posts.ts'
import { limits } from '../../limits.ts'
import { messages } from '../../messages.ts'

let docs: ActivityDocs
beforeEach(() => {
  docs = brainstormDocs(['g1'], { ana1: null, other: null })
})

test('[B10] participants like only what they see; hidden and missing answers give the same error', () => {
  assertMayLike(docs, ana, { postId: 'ana1' })
  for (const target of [{ postId: 'other' }, { postId: 'gone' }, { groupId: 'g1' }, { groupId: 'other' }]) {
    expect(() => assertMayLike(docs, ana, target)).toThrow(notFound)
  }
  setFlag(docs.board, flagNames.globalAnswers, true)
  for (const target of [{ postId: 'other' }, { groupId: 'g1' }, { groupId: 'other' }]) {
    assertMayLike(docs, ana, target)
  }
})

test('[B10] facilitators like all there is; a group is no answer', () => {
  assertMayLike(docs, boss, { postId: 'other' })
  assertMayLike(docs, boss, { groupId: 'g1' })
  expect(() => assertMayLike(docs, boss, { postId: 'g1' })).toThrow(notFound)
})

test('[B4] locked input refuses likes of participants', () => {
  setFlag(docs.board, flagNames.inputLocked, true)
  expect(() => assertMayLike(docs, ana, { postId: 'ana1' })).toThrow('Input is closed for now.')
  assertMayLike(docs, boss, { postId: 'ana1' })
})

test('[B11] the score is the sum of the rows', () => {
  setScore(docs.desk, 'ana1', 3)
  expect(roots.scores(docs.desk).get('ana1')).toBe(3)
  setScore(docs.desk, 'ana1', 0)
  expect(roots.scores(docs.desk).has('ana1')).toBe(false)
})

const targets = ['p0', 'p1', 'p2', 'p3', 'g0', 'g1']
const people = ['Ana', 'Ben', 'Cem']

/** A room with votes as rows: person and target. */
class LikedRoom extends ProjectedRoom {
  readonly rows = new Set<string>()

  constructor(rules: Parameters<typeof setLikeRules>[1]) {
    super(true)
    this.change(() => setLikeRules(this.board, rules))
  }

  usedBy(person: string): number {
    return targets.filter((target) => this.rows.has(`${person} ${target}`)).length
  }

  like(person: string, target: string): void {
    assertLikingOpen(this.board)
    assertLikesLeft(this, (id) => this.rows.has(`${person} ${id}`))
    this.rows.add(`${person} ${target}`)
    this.count(target)
  }

  unlike(person: string, target: string): void {
    assertLikingOpen(this.board)
    this.rows.delete(`${person} ${target}`)
    this.count(target)
  }

  private count(target: string): void {
    const likes = people.filter((person) => this.rows.has(`${person} ${target}`)).length
    this.change(() => setScore(this.desk, target, likes))
  }
}

test('[B15] in any order of likes and unlikes nobody exceeds the limit, and everybody can use all of theirs', () => {
  const act = fc.tuple(fc.constantFrom(...people), fc.constantFrom(...targets), fc.boolean())
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(act, { maxLength: 40 }), (most, acts) => {
      const room = new LikedRoom({ likesPerPerson: most })
      for (const [person, target, isLike] of acts) {
        const [had, used] = [room.rows.has(`${person} ${target}`), room.usedBy(person)]
        if (!isLike) room.unlike(person, target)
        else if (had) continue
        else if (used < most) room.like(person, target)
        else expect(() => room.like(person, target)).toThrow(messages.noLikesLeft.sentence)
      }
      for (const person of people) expect(room.usedBy(person)).toBeLessThanOrEqual(most)
    }),
  )
})

test('[B15] a person whose liked answer is deleted gets that like back', () => {
  const room = new LikedRoom({ likesPerPerson: 1 })
  room.like('Ana', 'p0')
  expect(() => room.like('Ana', 'g0')).toThrow(messages.noLikesLeft.sentence)
  room.change(() => deletePosts(room, boss, ['p0']))
  room.like('Ana', 'g0')
})

test('[B15] 0 means unlimited likes', () => {
  const room = new LikedRoom({ likesPerPerson: 1 })
  room.change(() => setLikeRules(room.board, { likesPerPerson: 0 }))
  expect(likesPerPerson(room.board)).toBeNull()
  for (const target of targets) room.like('Ana', target)
})

test.each([-1, 1.5, NaN, 101])('[B15] %s is an invalid number of likes, and nothing is changed', (wrong) => {
  const room = new LikedRoom({ likesPerPerson: 5 })
  expect(() => setLikeRules(room.board, { likesPerPerson: wrong, likesClosed: true })).toThrow(
    messages.likesPerPersonInvalid(limits.likesPerPerson).sentence,
  )
  expect(likesPerPerson(room.board)).toBe(5)
  assertLikingOpen(room.board)
})

test('[B16] hidden numbers of likes are on the board once liking is closed', () => {
  const room = new LikedRoom({ likeCountsHidden: true })
  room.like('Ana', 'p0')
  room.like('Ben', 'g0')
  expect(roots.scores(room.board).toJSON()).toEqual({})
  room.change(() => setLikeRules(room.board, { likesClosed: true }))
  expect(areLikesShown(room.board)).toBe(true)
  expect(roots.scores(room.board).toJSON()).toEqual({ p0: 1, g0: 1 })
  room.change(() => setLikeRules(room.board, { likesClosed: false }))
  expect(roots.scores(room.board).toJSON()).toEqual({})
  room.change(() => setFlag(room.board, flagNames.likeCountsHidden, false))
  expect(roots.scores(room.board).toJSON()).toEqual({ p0: 1, g0: 1 })
})

test('[B16] like counts shown earlier are not in the content that a late joiner gets', () => {
  // Numbers that cannot appear in the bytes by chance.
  const numbers = [1e12 + 12_345, 1e12 + 67_891]
  const room = new LikedRoom({})
  for (const number of numbers) room.change(() => setScore(room.desk, 'p0', number))
  room.change(() => setScore(room.desk, 'g0', numbers[0] ?? 0))
  expect(numbersIn(Y.encodeStateAsUpdate(room.board), numbers)).toEqual(numbers)

  room.change(() => setLikeRules(room.board, { likeCountsHidden: true }))
  const [loaded, merged] = [new Y.Doc(), new Y.Doc()]
  for (const update of room.boardUpdates) Y.applyUpdate(loaded, update)
  Y.applyUpdate(merged, Y.mergeUpdates(room.boardUpdates))
  for (const board of [room.board, loaded, merged]) {
    expect([...roots.posts(board).keys()]).toContain('p0')
    expect(numbersIn(Y.encodeStateAsUpdate(board), numbers)).toEqual([])
  }
})

test('[B17] while liking is closed nobody can like or take a like back', () => {
  const room = new LikedRoom({})
  room.like('Ana', 'p0')
  room.change(() => setLikeRules(room.board, { likesClosed: true }))
  expect(() => room.like('Ben', 'p0')).toThrow(messages.likingClosed.sentence)
  expect(() => room.unlike('Ana', 'p0')).toThrow(messages.likingClosed.sentence)
})

/** Which of the numbers, too large to be written as anything but doubles, are in the bytes. */
function numbersIn(bytes: Uint8Array, numbers: number[]): number[] {
  return numbers.filter((number) => {
    const double = new Uint8Array(8)
    new DataView(double.buffer).setFloat64(0, number)
    return hex(bytes).includes(hex(double))
  })
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
