import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { fillTally } from '#support/ballots/fillTally.ts'
import { ana, codeOf } from '#support/documents/actors.ts'
import { listed, organized, undoOf } from '#support/documents/organized.ts'
import * as Y from 'yjs'
import { facilitatorOrigin } from '../activity/docs.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { deskEdits } from '../activity/items/arrangeItems.ts'
import { readItems } from '../activity/items/readItems.ts'
import type { Sorting } from './flags.ts'
import { itemType } from './items.ts'
import { organizeModel } from './model.ts'
import { move, moveItem } from './moves.ts'
import { places, readArrangement } from './places.ts'
import type { Target } from './places.ts'
import { acceptable, acceptAgreed, sortedItems } from './results.ts'
import { groupRules, sectionRules } from './rules.ts'
import { setSorting } from './sorting.ts'
import { organizeVotes, sectionNumber } from './votes.ts'

let desk: Y.Doc

beforeEach(() => void ({ desk } = organized()))

test('[OR4] [OR6] what two facilitators put in one place apart has an order, and neither makes room by moving what the other moves', () => {
  const other = new Y.Doc()
  const meet = (): void => {
    Y.applyUpdate(other, Y.encodeStateAsUpdate(desk))
    Y.applyUpdate(desk, Y.encodeStateAsUpdate(other))
  }
  meet()
  move(desk, ['i1'], { sectionId: 's2' })
  move(other, ['i2'], { sectionId: 's2' })
  meet()
  const inOrder = (listed(desk)[2] as string[]).slice(1)
  expect(inOrder.toSorted()).toEqual(['i1', 'i2'])
  // Between the two, while the other facilitator takes the second one away.
  move(desk, ['i3'], { sectionId: 's2' }, inOrder[1])
  move(other, [inOrder[1] ?? ''], { sectionId: 's1' })
  meet()
  expect(listed(desk)).toEqual([[null], ['s1', ['g'], inOrder[1]], ['s2', inOrder[0], 'i3']])
  expect(listed(other)).toEqual(listed(desk))
})

test('[OR4] things are before the one before which they were put, however often that is done', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.subarray(['i1', 'i2', 'i3', 'g']), fc.constantFrom('i1', 'i2', 'i3', 'g')), {
        maxLength: 60,
      }),
      (all) => {
        const own = new Y.Doc()
        Y.applyUpdate(own, Y.encodeStateAsUpdate(desk))
        move(own, ['i1', 'i2', 'i3', 'g'], {})
        for (const [ids, before] of all) {
          const now = (listed(own)[0] as unknown[]).flat().slice(1)
          move(own, ids, {}, before)
          const rest = now.filter((id) => id === before || !(ids as unknown[]).includes(id))
          const at = rest.indexOf(before)
          const wanted = [...rest.slice(0, at), ...ids.filter((id) => id !== before), ...rest.slice(at)]
          expect((listed(own)[0] as unknown[]).flat().slice(1)).toEqual(wanted)
        }
      },
    ),
  )
})

const itemIds = ['i1', 'i2', 'i3']
const anItem = fc.constantFrom(...itemIds)
const target = fc.constantFrom<Target>({}, { sectionId: 's1' }, { sectionId: 's2' }, { groupId: 'g' })
/** What two facilitators do, each on a desk of their own until they are online. */
const edits = [
  fc.record({ does: fc.constant('move' as const), ids: fc.subarray(itemIds), to: target, by: fc.nat(1) }),
  fc.record({ does: fc.constant('group' as const), to: fc.constantFrom('s1', 's2'), by: fc.nat(1) }),
  fc.record({ does: fc.constantFrom('undo', 'deleteGroup', 'deleteSection', 'online'), by: fc.nat(1) }),
] as const

/** How many people sort, beside the facilitators. */
const people = 10
const somebody = fc.nat(people - 1)

/** Two facilitators with desks of their own, and the room on the server. */
function roomOfTwo(sorting: Sorting) {
  const server = new Y.Doc()
  Y.applyUpdate(server, Y.encodeStateAsUpdate(desk))
  const room: ActivityDocs = { desk: server, board: new Y.Doc() }
  setSorting(room.board, sorting)
  const desks = [new Y.Doc(), new Y.Doc()]
  const meet = (one: Y.Doc): void => {
    Y.applyUpdate(server, Y.encodeStateAsUpdate(one))
    Y.applyUpdate(one, Y.encodeStateAsUpdate(server))
  }
  desks.forEach(meet)
  const undos = desks.map(undoOf)
  const asked = new Map(itemIds.map((id) => [id, new Set([JSON.stringify({})])]))
  const ask = (id: string, to: Target): void => void asked.get(id)?.add(JSON.stringify(to))
  const deskOf = (by: number): Y.Doc => desks[by] as Y.Doc
  return {
    ...{ server, room, ask, deskOf, undoBy: (by: number) => undos[by]?.undo() },
    edit(one: EditOf<(typeof edits)[number]>): void {
      const own = deskOf(one.by)
      if (one.does === 'online') meet(own)
      else if (one.does === 'undo') undos[one.by]?.undo()
      else
        codeOf(() =>
          own.transact(() => {
            if (one.does === 'move') {
              move(own, one.ids, one.to)
              for (const id of one.ids) ask(id, one.to)
            } else if (one.does === 'group') move(own, ['g'], { sectionId: one.to })
            else if (one.does === 'deleteGroup') deskEdits.remove(groupRules, own, 'g')
            else deskEdits.remove(sectionRules, own, 's1')
          }, facilitatorOrigin),
        )
    },
    /** All are online again. */
    expectAlike(): void {
      for (const one of [...desks, ...desks]) meet(one)
      organizeModel.project(room, 'all')
      for (const doc of [...desks, room.board]) expect(listed(doc)).toEqual(listed(server))
      expect(
        listed(server)
          .flat(2)
          .filter((id) => itemIds.includes(String(id))),
      ).toHaveLength(itemIds.length)
      // Of simultaneous moves one counts as a whole: nothing is where nobody wanted it.
      for (const id of itemIds) {
        const { order: _order, ...to } = places(server).get(id) ?? { order: '' }
        expect([...(asked.get(id) ?? [])]).toContain(JSON.stringify(to))
      }
    },
  }
}

type EditOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Edit> ? Edit : never

test('[OR4] [OR5] [OR6] whatever two facilitators do apart while ten people sort, all see the same, and everything is somewhere', () => {
  const call = fc.record({
    ...{ does: fc.constant('call' as const), who: somebody, id: anItem, to: target, looks: fc.boolean() },
  })
  fc.assert(
    fc.property(fc.array(fc.oneof(...edits, call), { maxLength: 40 }), (steps) => {
      const { server, room, ask, edit, expectAlike } = roomOfTwo('EVERYONE')
      const sectionOf = (id: string) => readArrangement(server).placeOf(id).sectionId
      // Each person moves things out of the section in which they saw them last.
      const seen = Array.from({ length: people }, () => new Map<string, string | null>())
      for (const one of steps) {
        if (one.does !== 'call') {
          edit(one)
          continue
        }
        const { who, id, to, looks } = one
        if (looks) for (const each of itemIds) seen[who]?.set(each, sectionOf(each))
        const from = seen[who]?.get(id) ?? null
        const [before, wasIn] = [places(server).get(id), sectionOf(id)]
        const isDone = codeOf(() => moveItem(room, ana, { id, to, from })) === 'done'
        const after = places(server).get(id)
        if (isDone) ask(id, to)
        if (isDone && after !== before) expect(wasIn).toBe(from)
        // Refused as a whole.
        if (!isDone) expect(after).toEqual(before)
      }
      expectAlike()
    }),
    { numRuns: 300 },
  )
})

test('[OR6] [OR7] [OR8] [OR9] while ten people place items blindly and two facilitators sort, delete and accept apart, no vote is lost and each act is one undo', () => {
  const place = fc.record({
    ...{ does: fc.constant('place' as const), who: somebody, id: anItem },
    to: fc.constantFrom('s1', 's2', null),
  })
  const accept = fc.record({
    ...{ does: fc.constant('accept' as const), by: fc.nat(1), isUndone: fc.boolean() },
    atLeast: fc.constantFrom(0, 50, 60, 100),
  })
  fc.assert(
    fc.property(fc.array(fc.oneof(...edits, place, accept), { maxLength: 60 }), (steps) => {
      const { server, room, ask, edit, deskOf, undoBy, expectAlike } = roomOfTwo('EACH')
      const ballots = itemIds.map(() => new Map<number, string | null>())
      const tally = new Y.Doc()
      const resultsOn = (doc: Y.Doc) =>
        sortedItems(readItems(itemType, doc), readArrangement(doc).sections, { tally, round: 1 })
      for (const one of steps) {
        if (one.does === 'place') {
          // A section that was deleted is still a choice: a ballot may have been on its way.
          expect(
            codeOf(() => organizeVotes.assertTakes?.(room, one.to === null ? [] : [sectionNumber(one.to)])),
          ).toBe('done')
          ballots[itemIds.indexOf(one.id)]?.set(one.who, one.to)
          const votes = ballots.flatMap((of, at) =>
            [...Map.groupBy(of.values(), (to) => to)].map(([to, each]) => ({
              ...{ targetId: itemIds[at] ?? '', value2: null, votes: each.length },
              value1: to === null ? null : sectionNumber(to),
            })),
          )
          fillTally(tally, 1, votes)
        } else if (one.does === 'accept') {
          const own = deskOf(one.by)
          const before = listed(own)
          const moved = acceptable(own, resultsOn(own), one.atLeast)
          own.transact(() => acceptAgreed(own, resultsOn(own), one.atLeast), facilitatorOrigin)
          const { placeOf } = readArrangement(own)
          for (const { id, sectionId } of moved) {
            expect(placeOf(id)).toMatchObject({ sectionId, groupId: null })
            ask(id, { sectionId })
          }
          if (!one.isUndone || moved.length === 0) continue
          undoBy(one.by)
          expect(listed(own)).toEqual(before)
        } else edit(one)
      }
      expectAlike()
      const [results, seen] = [resultsOn(server), resultsOn(room.board)]
      expect(seen).toEqual(results)
      const standing = new Set(readArrangement(server).sections.map(({ id }) => id))
      for (const { id, result, agreement } of results) {
        const of = [...(ballots[itemIds.indexOf(id)]?.values() ?? [])]
        const counted = of.filter((to) => to !== null && standing.has(to))
        expect([result.count, result.abstained, agreement.of]).toEqual([
          counted.length,
          of.length - counted.length,
          of.length,
        ])
      }
    }),
    { numRuns: 300 },
  )
})
