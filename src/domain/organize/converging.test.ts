import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { ana, codeOf } from '#support/documents/actors.ts'
import { listed, organized, undoOf } from '#support/documents/organized.ts'
import * as Y from 'yjs'
import { facilitatorOrigin } from '../activity/docs.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { deskEdits } from '../activity/items/arrangeItems.ts'
import { organizeModel } from './model.ts'
import { move, moveItem } from './moves.ts'
import { places } from './places.ts'
import type { Target } from './places.ts'
import { groupRules, sectionRules } from './rules.ts'
import { setSorting } from './sorting.ts'

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
const target = fc.constantFrom<Target>({}, { sectionId: 's1' }, { sectionId: 's2' }, { groupId: 'g' })
/** What facilitators without a connection, and participants with one, do. */
const step = fc.oneof(
  fc.record({ does: fc.constant('move' as const), ids: fc.subarray(itemIds), to: target, by: fc.nat(1) }),
  fc.record({ does: fc.constant('group' as const), to: fc.constantFrom('s1', 's2'), by: fc.nat(1) }),
  fc.record({ does: fc.constantFrom('undo', 'deleteGroup', 'deleteSection', 'online'), by: fc.nat(1) }),
  fc.record({
    does: fc.constant('call' as const),
    id: fc.constantFrom(...itemIds),
    to: target,
    from: fc.constantFrom(null, 's1', 's2'),
  }),
)

test('[OR4] [OR6] whatever two facilitators do apart while participants sort, all see the same, and everything is somewhere', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const server = new Y.Doc()
      Y.applyUpdate(server, Y.encodeStateAsUpdate(desk))
      const room: ActivityDocs = { desk: server, board: new Y.Doc() }
      setSorting(room.board, 'EVERYONE')
      const desks = [new Y.Doc(), new Y.Doc()]
      const meet = (one: Y.Doc): void => {
        Y.applyUpdate(server, Y.encodeStateAsUpdate(one))
        Y.applyUpdate(one, Y.encodeStateAsUpdate(server))
      }
      desks.forEach(meet)
      const undos = desks.map(undoOf)
      const asked = new Map(itemIds.map((id) => [id, new Set([JSON.stringify({})])]))
      const ask = (id: string, to: Target): void => void asked.get(id)?.add(JSON.stringify(to))
      for (const one of steps) {
        if (one.does === 'call') {
          const now = places(server).get(one.id)
          if (codeOf(() => moveItem(room, ana, one)) === 'done') ask(one.id, one.to)
          // Refused as a whole.
          else expect(places(server).get(one.id)).toEqual(now)
          continue
        }
        const own = desks[one.by] as Y.Doc
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
      }
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
    }),
    { numRuns: 300 },
  )
})
