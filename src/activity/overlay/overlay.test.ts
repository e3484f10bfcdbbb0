import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Effect } from '#sync/room/outbox.ts'
import { entryOf } from '#sync/entries/outboxEntry.ts'
import { changesBy, ownContents, pendingEntries, withChanges } from '#sync/outbox/outboxView.ts'
import type { OutboxContents } from '#sync/outbox/outboxView.ts'
import { overlay, withLikes } from './overlay.ts'
import type { ItemKind } from './overlay.ts'
import type { FetchedOwn, Own } from './own.ts'
import type { PageAct } from './pageActs.ts'
import { countLikes } from './countLikes.ts'

/** Answers with a text and a description under topics: a kind without likes. */
interface Finding {
  id: string
  topicId: string
  text: string
  desc: string
}

const findings: ItemKind<Finding> = {
  type: 'finding',
  made: ({ id, fields }) => ({
    id,
    topicId: String(fields['topicId'] ?? ''),
    text: String(fields['text'] ?? ''),
    desc: String(fields['desc'] ?? ''),
  }),
  changed: (finding, { text, desc }) => ({
    ...finding,
    ...(typeof text === 'string' && { text }),
    ...(typeof desc === 'string' && { desc }),
  }),
}

const nothing: FetchedOwn<Finding> = { atMs: 0, wasEarly: false, items: [], liked: new Set() }
const finding = (id: string, values: Partial<Finding> = {}): Finding => ({
  ...{ id, topicId: 't', text: `Text of ${id}`, desc: '' },
  ...values,
})
const making = (id: string): Effect & { does: 'create' } => {
  const { id: _id, ...fields } = finding(id)
  return { does: 'create', type: 'finding', id, fields }
}

/** A device and its inputs: an outbox whose entries the server takes, a document, and the server's answer. */
function device() {
  let clock = 1000
  let fetched = nothing
  let contents: OutboxContents = { entries: [], own: [], failures: 0, isSignedOut: false, isSpreading: false }
  const acts = new Map<string, PageAct>()
  const board = new Map<string, Finding>()
  return {
    board,
    acts,
    tick: () => (clock += 1),
    tell: (atMs: number, items: Finding[]) => (fetched = { ...nothing, atMs, items }),
    send(effect: Effect, text = '') {
      clock += 1
      const made = { entryId: `e${clock}`, workshopId: 'w', order: clock, createdMs: clock }
      const entry = entryOf({ document: '', variables: {}, objectId: 'o', label: '', text, effect }, made)
      contents = { ...contents, entries: [...contents.entries, entry] }
    },
    /** The server's acknowledgement of the first entry about an item. */
    acknowledge(id: string) {
      clock += 1
      const entry = contents.entries.find(({ effect }) => effect?.id === id)
      if (!entry) return
      const { put, remove } = changesBy(entry, contents.own)
      const own = withChanges(contents.own, { put: put && { ...put, savedMs: clock }, remove })
      contents = { ...contents, own, entries: contents.entries.filter((one) => one !== entry) }
    },
    own: (isDeviceOnly = false): Own<Finding> => ({
      fetched,
      contents: ownContents(contents, 'o'),
      pending: pendingEntries(contents),
      acts,
      isDeviceOnly,
    }),
    seen(isDeviceOnly = false) {
      return overlay([...board.values()], this.own(isDeviceOnly), findings)
    },
  }
}

/** Events of an item, in this order; the document and the acknowledgement come in any order, or one never comes. */
const wayOf = (id: string, isHidden: boolean, isDocumentFirst: boolean): string[] => {
  const reached = [`acknowledge ${id}`, ...(isHidden ? [] : [`document ${id}`])]
  return [`send ${id}`, `commit ${id}`, ...(isDocumentFirst ? reached.reverse() : reached)]
}

const ids = ['a', 'b', 'c']

test('[C1] in any order of document and acknowledgement an item is there once and never missing', () => {
  const ways = fc.tuple(
    ...ids.map((id) =>
      fc
        .record({ isHidden: fc.boolean(), isFirst: fc.boolean() })
        .map((way) => wayOf(id, way.isHidden, way.isFirst)),
    ),
  )
  const turns = fc.array(fc.constantFrom(0, 1, 2, 'ask' as const, 'answer' as const), { maxLength: 40 })
  fc.assert(
    fc.property(ways, turns, (todo, order) => {
      const here = device()
      const left = todo.map((way) => [...way])
      const sent: string[] = []
      const committed: string[] = []
      let askedMs: number | null = null
      for (const turn of [...order, ...ids.flatMap((_id, way) => Array<number>(5).fill(way))]) {
        if (turn === 'ask') askedMs = here.tick()
        else if (turn === 'answer') {
          if (askedMs !== null)
            here.tell(
              askedMs,
              committed.map((id) => finding(id)),
            )
          askedMs = null
        } else {
          const [step = '', id = ''] = left[turn]?.shift()?.split(' ') ?? []
          if (step === 'send') {
            here.send(making(id))
            sent.push(id)
          }
          if (step === 'commit') committed.push(id)
          if (step === 'acknowledge') here.acknowledge(id)
          if (step === 'document') here.board.set(id, finding(id))
        }
        const seen = here.seen()
        expect(seen.map(({ id }) => id).sort()).toEqual([...sent].sort())
        expect(seen.every(({ isMine }) => isMine)).toBe(true)
      }
      expect(here.own().pending).toEqual([])
    }),
  )
})

test.each([true, false])('[C1] a removed item is gone at once and for good: hidden %s', (isHidden) => {
  const here = device()
  here.send(making('a'))
  here.acknowledge('a')
  if (!isHidden) here.board.set('a', finding('a'))
  expect(here.seen()).toHaveLength(1)
  here.send({ does: 'remove', type: 'finding', id: 'a' })
  here.acts.set('a', { objectId: 'o', isDeleted: true })
  expect(here.seen()).toEqual([])
  here.board.delete('a')
  expect(here.seen()).toEqual([])
  here.acknowledge('a')
  expect(here.seen()).toEqual([])
})

test('an unsent change is shown, and stays on an item that no document shows', () => {
  const here = device()
  here.tell(here.tick(), [finding('a', { desc: 'Why' })])
  here.send({ does: 'change', type: 'finding', id: 'a', fields: { text: 'Better' } }, 'Better')
  here.acts.set('a', { objectId: 'o', fields: { text: 'Better' } })
  const changed = { id: 'a', text: 'Better', desc: 'Why', isMine: true, isSaved: true, hasLiked: false }
  expect(here.seen()).toMatchObject([changed])
  here.acknowledge('a')
  expect(here.seen()).toMatchObject([changed])
})

test('unsent items are marked until the server has them; items of others are not own', () => {
  const here = device()
  here.board.set('x', finding('x'))
  here.send(making('a'))
  expect(here.seen()).toMatchObject([
    { id: 'x', isMine: false, isSaved: true },
    { id: 'a', isMine: true, isSaved: false },
  ])
  here.acknowledge('a')
  expect(here.seen()[1]).toMatchObject({ id: 'a', isSaved: true })
})

test('[C1] an own item saved before the server’s answer and missing in it is gone', () => {
  const here = device()
  here.send(making('a'))
  here.acknowledge('a')
  here.tell(here.tick(), [])
  expect(here.seen()).toEqual([])
})

test('[E2] after the end own items that were never shown stay, and one that a shown board lacks was deleted', () => {
  const here = device()
  here.send(making('a'))
  here.acknowledge('a')
  expect(here.seen(true).map(({ id }) => id)).toEqual(['a'])
  here.board.set('x', finding('x'))
  expect(here.seen(true).map(({ id }) => id)).toEqual(['x'])
})

test('effects of another type, and items of another position, are left out', () => {
  const here = device()
  here.send(making('a'))
  here.send({ ...making('c'), type: 'comment', under: 'a' })
  expect(overlay([], here.own(), findings, ({ topicId }) => topicId === 't').map(({ id }) => id)).toEqual([
    'a',
  ])
  expect(overlay([], here.own(), findings, ({ topicId }) => topicId === 'other')).toEqual([])
})

test('[B11] unsent likes count at once, and a count never falls below zero', () => {
  const group = { id: 'g', score: 0 }
  const groups = {
    type: 'group',
    liked: (one: typeof group, by: number) => ({ ...one, score: Math.max(0, one.score + by) }),
  }
  const here = device()
  here.send({ does: 'like', type: 'group', id: 'g' })
  expect(withLikes(group, here.own(), groups)).toMatchObject({ hasLiked: true, score: 1 })
  here.send({ does: 'unlike', type: 'group', id: 'g' })
  expect(withLikes(group, here.own(), groups)).toMatchObject({ hasLiked: false, score: 0 })
  here.acknowledge('g')
  expect(withLikes(group, here.own(), groups)).toMatchObject({ hasLiked: false, score: 0 })
})

const fetched = (...liked: string[]) => ({ atMs: 1, wasEarly: false, items: [], liked: new Set(liked) })
const isShown = () => true

test('[B15] likes are counted over the activity: the server’s answer, and acts since', () => {
  expect(countLikes({ fetched: fetched('a', 'b'), acts: new Map(), contents: [] }, 'here', isShown)).toBe(2)
  const acts = new Map([
    ['a', { objectId: 'here', isLiked: false }],
    ['b', { objectId: 'here', isLiked: true }],
    ['c', { objectId: 'here', isLiked: true }],
    ['d', { objectId: 'here', fields: { text: 'changed' } }],
    ['e', { objectId: 'elsewhere', isLiked: true }],
  ])
  expect(countLikes({ fetched: fetched('a', 'b'), acts, contents: [] }, 'here', isShown)).toBe(2)
})

test('[B15] a like of a deleted item is free again; one of an own hidden answer is not', () => {
  const post = { text: '', desc: '', multiTopicId: 't', questionId: 'q', createdAt: 0, color: 0 }
  const mine = (id: string) => ({ ...post, id, score: 1, groupId: null })
  const own = {
    fetched: {
      ...fetched('shown', 'deleted', 'hidden', 'withdrawn'),
      items: [mine('hidden'), mine('withdrawn')],
    },
    acts: new Map([['withdrawn', { objectId: 'here', isDeleted: true }]]),
    contents: [],
  }
  expect(countLikes(own, 'here', (id) => id === 'shown')).toBe(2)
})
