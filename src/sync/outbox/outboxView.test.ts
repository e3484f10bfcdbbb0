import { expect, test } from 'vitest'
import { waiting, unused } from '#support/outbox/fills.ts'
import { ballotId } from '../entries/effect.ts'
import type { Effect } from '../entries/effect.ts'
import type { OutboxEntry, OwnContent } from '../entries/outboxEntry.ts'
import { acknowledgedVotes } from './ownBallots.ts'
import { sendable, pauseMs, usualPace } from './outboxPace.ts'
import { changesBy, ownContents, refusedBefore, withChanges } from './outboxView.ts'

const entry = ({ effect = null, ...more }: Partial<OutboxEntry>) => waiting(effect, more)
const making = (id: string) => ({ does: 'create' as const, type: 'post', id, fields: {} })
const changed = (id: string, text: string): Effect => ({ does: 'change', type: 'post', id, fields: { text } })
const own = (id: string, text: string): OwnContent => ({
  ...{ id, text, objectId: 'o', type: 'post', fields: { text }, createdMs: 0 },
  isSaved: true,
})
const contents = (entries: OutboxEntry[], owned: OwnContent[] = []) => ({
  ...{ entries, own: owned, failures: 0, isSignedOut: false, isSpreading: false },
})

test('an unsent change is shown as the new text, not saved yet', () => {
  const change = entry({ effect: changed('p1', 'Two'), text: 'Two' })
  expect(ownContents(contents([change], [own('p1', 'One')]), 'o')).toMatchObject([
    { id: 'p1', text: 'Two', isSaved: false },
  ])
})

test('a comment on an own answer leaves its text alone', () => {
  const comment = entry({ effect: { ...making('c1'), type: 'comment', under: 'p1' }, text: 'Yes' })
  const texts = ownContents(contents([comment], [own('p1', 'One')]), 'o').map(({ text }) => text)
  expect(texts).toEqual(['One', 'Yes'])
  expect(changesBy(comment, [own('p1', 'One')]).put).toMatchObject({ id: 'c1', text: 'Yes' })
})

test('refused items and items of another activity are not own', () => {
  const refused = entry({ effect: making('p1'), state: { status: 'refused', message: 'No.' } })
  expect(ownContents(contents([refused, entry({ effect: making('p2'), objectId: 'other' })]), 'o')).toEqual(
    [],
  )
})

test('a removed item is no longer own, before and after the acknowledgement', () => {
  const removal = entry({ effect: { does: 'remove', type: 'post', id: 'v1' } })
  expect(ownContents(contents([removal], [own('v1', '')]), 'o')).toEqual([])
  expect(withChanges([own('v1', '')], changesBy(removal, [own('v1', '')]))).toEqual([])
})

test('an acknowledged change keeps the new text', () => {
  const change = entry({ effect: changed('p1', 'Two'), text: 'Two' })
  expect(withChanges([own('p1', 'One')], changesBy(change, [own('p1', 'One')]))).toMatchObject([
    { id: 'p1', text: 'Two', isSaved: true },
  ])
})

test('an entry that depends on a refused one is linked to it', () => {
  const refused = entry({ entryId: 'a', effect: making('p1'), state: { status: 'refused', message: 'No.' } })
  const like = entry({ entryId: 'b', effect: { does: 'like', type: 'post', id: 'p1' } })
  expect(refusedBefore(like, [refused, like])).toBe(refused)
  expect(refusedBefore(entry({ effect: changed('p2', 'Two') }), [refused])).toBeNull()
})

const ballot = (scope: string, votes: Record<string, string | null>): Effect => ({
  ...{ does: 'vote', type: 'ballot', id: ballotId('o', scope), scope, round: 1, votes },
})

test('[BT1] ballots about one scope are sent in order, and those about others do not wait for them', () => {
  const order = (number: number, effect: Effect) => entry({ entryId: `e${number}`, order: number, effect })
  const entries = [
    order(1, ballot('here', { a: '1' })),
    order(2, ballot('here', { b: '1' })),
    order(3, ballot('there', { c: '1' })),
  ]
  expect(sendable(entries).map(({ entryId }) => entryId)).toEqual(['e1', 'e3'])
})

test('[BT1] acknowledged ballots are remembered as own votes, and are no items', () => {
  const first = changesBy(entry({ effect: ballot('here', { a: '1', b: '1' }) }), [])
  const owned = withChanges([], first)
  const second = changesBy(entry({ effect: ballot('here', { b: null }) }), owned)
  const votes = acknowledgedVotes(withChanges(owned, second), 1)
  expect(votes.map(({ target, code }) => [target, code])).toEqual([
    ['a', '1'],
    ['b', null],
  ])
  expect(ownContents(contents([entry({ effect: ballot('here', { a: '1' }) })]), 'o')).toEqual([])
})

const newText = { text: 'new' }
const answer = (id: string) => waiting({ does: 'create', type: 'post', id, fields: newText })
const like = (id: string) => waiting({ does: 'like', type: 'post', id })
const unlike = (id: string) => waiting({ does: 'unlike', type: 'post', id })
const edit = (id: string) => waiting({ does: 'change', type: 'post', id, fields: newText }, { text: 'new' })
const comment = (id: string) =>
  waiting({ does: 'create', type: 'comment', id: unused('comment'), under: id, fields: newText })
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
