import { expect, test } from 'vitest'
import type { OutboxEntry, OwnContent } from './outboxEntry.ts'
import { changesBy, ownContents, refusedBefore, withChanges } from './outboxView.ts'

const entry = (values: Partial<OutboxEntry>): OutboxEntry => ({
  entryId: 'e',
  workshopId: 'w',
  operation: 'CreatePost',
  document: 'mutation CreatePost { createPost { ok } }',
  variables: {},
  objectId: 'o',
  label: 'Answer',
  text: '',
  creates: null,
  concerns: null,
  removes: null,
  order: 1,
  createdMs: 1,
  isKept: true,
  state: { status: 'waiting' },
  ...values,
})
const own = (id: string, text: string): OwnContent => ({
  ...{ id, text, objectId: 'o', operation: 'CreatePost', variables: {}, createdMs: 0 },
  isSaved: true,
})
const contents = (entries: OutboxEntry[], owned: OwnContent[] = []) => ({
  ...{ entries, own: owned, failures: 0, isSignedOut: false, isSpreading: false },
})

test('an answer on its way is own, and not saved yet', () => {
  const made = ownContents(contents([entry({ creates: 'p1', text: 'One' })]), 'o')
  expect(made).toMatchObject([{ id: 'p1', text: 'One', isSaved: false }])
})

test('a change on its way is shown as the new text, not saved yet', () => {
  const change = entry({ operation: 'UpdatePost', concerns: 'p1', text: 'Two' })
  expect(ownContents(contents([change], [own('p1', 'One')]), 'o')).toMatchObject([
    { id: 'p1', text: 'Two', isSaved: false },
  ])
})

test('a comment on an own answer leaves its text alone', () => {
  const comment = entry({ operation: 'CreateComment', creates: 'c1', concerns: 'p1', text: 'Yes' })
  const texts = ownContents(contents([comment], [own('p1', 'One')]), 'o').map(({ text }) => text)
  expect(texts).toEqual(['One', 'Yes'])
  expect(changesBy(comment, [own('p1', 'One')]).put).toMatchObject({ id: 'c1', text: 'Yes' })
})

test('what is refused is not own, and of another activity neither', () => {
  const refused = entry({ creates: 'p1', state: { status: 'refused', message: 'No.' } })
  expect(ownContents(contents([refused, entry({ creates: 'p2', objectId: 'other' })]), 'o')).toEqual([])
})

test('what was taken away is own no longer, before and after the server has it', () => {
  const removal = entry({ operation: 'DeletePostVote', removes: 'v1' })
  expect(ownContents(contents([removal], [own('v1', '')]), 'o')).toEqual([])
  expect(withChanges([own('v1', '')], changesBy(removal, [own('v1', '')]))).toEqual([])
})

test('an acknowledged change keeps the new text', () => {
  const change = entry({ concerns: 'p1', text: 'Two' })
  expect(withChanges([own('p1', 'One')], changesBy(change, [own('p1', 'One')]))).toMatchObject([
    { id: 'p1', text: 'Two', isSaved: true },
  ])
})

test('what concerns something refused knows it', () => {
  const refused = entry({ entryId: 'a', creates: 'p1', state: { status: 'refused', message: 'No.' } })
  const like = entry({ entryId: 'b', creates: 'v1', concerns: 'p1' })
  expect(refusedBefore(like, [refused, like])).toBe(refused)
  expect(refusedBefore(entry({ concerns: 'p2' }), [refused])).toBeNull()
})
