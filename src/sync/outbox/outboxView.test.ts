import { expect, test } from 'vitest'
import { waiting } from '#support/outbox/fills.ts'
import { ballotId } from './effect.ts'
import type { Effect } from './effect.ts'
import type { OutboxEntry, OwnContent } from './outboxEntry.ts'
import { acknowledgedVotes } from './ownBallots.ts'
import { sendable } from './outboxPace.ts'
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

test('an unsent answer is an own item, not saved yet', () => {
  const made = ownContents(contents([entry({ effect: making('p1'), text: 'One' })]), 'o')
  expect(made).toMatchObject([{ id: 'p1', text: 'One', isSaved: false }])
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
