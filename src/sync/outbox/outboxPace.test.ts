import { expect, test } from 'vitest'
import { unused, waiting } from '#support/outbox/fills.ts'
import { pauseMs, sendable, usualPace } from './outboxPace.ts'

const fields = { text: 'new' }
const answer = (id: string) => waiting({ does: 'create', type: 'post', id, fields })
const like = (id: string) => waiting({ does: 'like', type: 'post', id })
const unlike = (id: string) => waiting({ does: 'unlike', type: 'post', id })
const edit = (id: string) => waiting({ does: 'change', type: 'post', id, fields }, { text: 'new' })
const comment = (id: string) =>
  waiting({ does: 'create', type: 'comment', id: unused('comment'), under: id, fields })
const remove = (id: string) => waiting({ does: 'remove', type: 'post', id })
const mark = (id = 'ideas') => waiting({ does: 'change', type: 'done', id, fields: {} }, { objectId: id })

test('[A5] answers, likes and marks that do not depend on each other may be sent in any order', () => {
  const entries = [answer('a'), answer('b'), like('x'), like('y'), mark(), comment('z')]
  expect(sendable(entries)).toEqual(entries)
})

test.each([
  ['an edit after what it changes', answer('a'), edit('a')],
  ['a removal after what it removes', answer('a'), remove('a')],
  ['a later edit after an earlier one', edit('a'), edit('a')],
  ['a comment after the answer it is on', answer('a'), comment('a')],
  ['two comments on one answer in their order', comment('a'), comment('a')],
  ['a like taken back after the like', like('a'), unlike('a')],
  ['a like after the one given back for it', unlike('a'), like('b')],
  ['a like after the removal that gives one back', remove('a'), like('b')],
  ['marks of one activity in their order', mark(), mark()],
])('[A5] %s', (_what, first, second) => {
  expect(sendable([first, second])).toEqual([first])
  expect(sendable([second])).toEqual([second])
})

test('[A5] marks of two activities do not depend on each other, and a refused entry holds nothing back', () => {
  const marks = [mark('one'), mark('other')]
  expect(sendable(marks)).toEqual(marks)
  const later = edit('a')
  const refused = { ...answer('a'), state: { status: 'refused', message: '' } as const }
  expect(sendable([refused, later])).toEqual([later])
})

test('[A5] ten answers are sent in less than a minute, forty in less than a minute and a half', () => {
  const throughMs = (count: number): number => {
    let sum = 0
    for (let left = count; left > 0; left -= 1) sum += pauseMs(usualPace, left)
    return sum
  }
  for (let round = 0; round < 1000; round += 1) {
    expect(throughMs(1)).toBeLessThanOrEqual(20_000)
    expect(throughMs(10)).toBeLessThan(60_000)
    expect(throughMs(40)).toBeLessThan(90_000)
  }
})
