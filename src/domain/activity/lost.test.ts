import { expect, test } from 'vitest'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { nothingSeen, sightAfter } from './lost.ts'
import type { Sight } from './lost.ts'
import type { Spot } from './follow.ts'
import type { AgendaPart } from '../workshop/state.ts'

const [ideas, next] = [agendaPart('Ideas'), agendaPart('Next', { position: 1 })]
const on = (part: AgendaPart): Spot => ({ at: 'activity', part })
const lobby: Spot = { at: 'lobby', part: null }
/** The address of an activity that the agenda does not have any more. */
const gone: Spot = { at: 'beside', part: null }

/** What is said after each place and agenda. */
function told(ways: readonly (readonly [Spot, readonly AgendaPart[]])[], isParticipant = true) {
  let sight: Sight = nothingSeen
  return ways.map(([spot, agenda]) => {
    sight = sightAfter(sight, spot, agenda, isParticipant)
    return sight.loss && sight.loss.landing !== null ? `${sight.loss.part.partName} ${sight.loss.kind}` : null
  })
}

test('[S10] whose activity was deleted is told where they land, until their next step', () => {
  const ways = [
    [on(ideas), [ideas, next]],
    [gone, [next]],
    [lobby, [next]],
    [lobby, [next]],
  ] as const
  expect(told(ways)).toEqual([null, null, 'Ideas deleted', 'Ideas deleted'])
  expect(told([...ways, [on(next), [next]], [lobby, [next]]]).slice(-2)).toEqual([null, null])
  // Back leads to another activity, which says it too.
  expect(
    told([
      [on(ideas), [ideas, next]],
      [gone, [next]],
      [on(next), [next]],
    ]).at(-1),
  ).toBe('Ideas deleted')
})

test('[S10] an activity that is hidden and shown again is not told of later', () => {
  const hidden = { ...ideas, hidden: true }
  const ways = [
    [on(ideas), [ideas, next]],
    [on(hidden), [hidden, next]],
    [on(ideas), [ideas, next]],
    [on(next), [ideas, next]],
  ] as const
  expect(told(ways)).toEqual([null, null, null, null])
})

test('[S10] a replaced activity is told of, and a hidden one to participants alone', () => {
  const [other, hidden] = [
    { ...ideas, objectId: 'o-other' },
    { ...ideas, hidden: true },
  ]
  expect(
    told([
      [on(ideas), [ideas]],
      [gone, [other]],
      [lobby, [other]],
    ]).at(-1),
  ).toBe('Ideas replaced')
  const hiding = [
    [on(ideas), [ideas]],
    [on(hidden), [hidden]],
    [lobby, [hidden]],
  ] as const
  expect(told(hiding)).toEqual([null, null, 'Ideas hidden'])
  expect(told(hiding, false)).toEqual([null, null, null])
})

test('[S10] nothing is told of an activity that somebody left before it went, or never saw open', () => {
  expect(
    told([
      [on(ideas), [ideas]],
      [lobby, [ideas]],
      [lobby, []],
    ]),
  ).toEqual([null, null, null])
  const hidden = { ...ideas, hidden: true }
  expect(
    told([
      [on(hidden), [hidden]],
      [gone, []],
      [lobby, []],
    ]),
  ).toEqual([null, null, null])
})
