import type { GroupBoard } from '../groupBoard.ts'
import { actOf, groupOf } from './places.ts'
import type { Lifted, Place } from './places.ts'

/** The places that the arrow keys lead through, in the order of the screen. */
export interface KeyStops {
  places: Place[]
  /** Between which of them the drag begins: 1.5 is after the second. */
  start: number
  /** Index of the first place in the list of groups, where ArrowRight leads. */
  firstGroup: number
}

/**
 * Where something can be dropped with the keyboard; places that change nothing are left out.
 *
 * @param hasUngrouped whether the panel of ungrouped answers is open
 */
export function keyStops(lifted: Lifted, board: GroupBoard, hasUngrouped: boolean): KeyStops {
  const onScreen: Place[] =
    lifted.kind === 'post' ? placesOfPosts(board, hasUngrouped) : placesOfGroups(board)
  const origin = onScreen.findIndex((place) => isOrigin(place, lifted, board))
  const isOfUse = (place: Place): boolean => actOf(lifted, place, board) !== null
  const places = onScreen.filter(isOfUse)
  const before = onScreen.slice(0, Math.max(0, origin)).filter(isOfUse).length
  const firstGroup = places.findIndex(({ kind }) => kind === 'group' || kind === 'before')
  return { places, start: before - 0.5, firstGroup: firstGroup < 0 ? places.length : firstGroup }
}

function placesOfPosts({ ungrouped, groups }: GroupBoard, hasUngrouped: boolean): Place[] {
  return [
    { kind: 'ungrouped' },
    ...(hasUngrouped ? ungrouped.map(({ id }): Place => ({ kind: 'post', id })) : []),
    ...groups.map(({ id }): Place => ({ kind: 'group', id })),
  ]
}

function placesOfGroups({ groups }: GroupBoard): Place[] {
  const each = groups.flatMap(({ id }): Place[] => [
    { kind: 'before', id },
    { kind: 'group', id },
  ])
  return [...each, { kind: 'before', id: null }]
}

function isOrigin(place: Place, lifted: Lifted, board: GroupBoard): boolean {
  if (place.kind === lifted.kind) return place.id === lifted.id
  return lifted.kind === 'post' && place.kind === 'group' && place.id === groupOf(board, lifted.id)
}

/**
 * The place that a key leads to.
 *
 * @param at index of the place that is chosen, or where the drag began
 * @returns null for a key that leads nowhere
 */
export function stepTo({ places, start, firstGroup }: KeyStops, at: number, key: string): number | null {
  const last = places.length - 1
  const index = {
    ArrowUp: Math.ceil(at) - 1,
    ArrowDown: Math.floor(at) + 1,
    ArrowRight: at < firstGroup ? firstGroup : at,
    ArrowLeft: at < firstGroup ? 0 : Math.min(firstGroup - 1, Math.max(0, Math.ceil(start))),
    Home: 0,
    End: last,
  }[key]
  if (index === undefined || last < 0) return null
  const place = Math.min(last, Math.max(0, index))
  return Number.isInteger(place) ? place : null
}
