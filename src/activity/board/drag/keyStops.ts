import type { BoardContent } from '../board.ts'
import { actOf, groupOf } from './dropTargets.ts'
import type { Lifted, DropTarget } from './dropTargets.ts'

/** The drop targets that the arrow keys step through, in screen order. */
export interface KeyStops {
  targets: DropTarget[]
  /** The position between targets at which the drag starts: 1.5 is after the second. */
  start: number
  /** Index of the first target in the list of groups, to which ArrowRight jumps. */
  firstGroup: number
}

/**
 * The drop targets for the keyboard; targets without an effect are left out.
 *
 * @param hasUngrouped whether the panel of ungrouped items is open
 */
export function keyStops(lifted: Lifted, board: BoardContent, hasUngrouped: boolean): KeyStops {
  const onScreen: DropTarget[] =
    lifted.kind === 'item' ? targetsOfItems(board, hasUngrouped) : targetsOfGroups(board)
  const origin = onScreen.findIndex((nextIndex) => isOrigin(nextIndex, lifted, board))
  const isOfUse = (nextIndex: DropTarget): boolean => actOf(lifted, nextIndex, board) !== null
  const targets = onScreen.filter(isOfUse)
  const before = onScreen.slice(0, Math.max(0, origin)).filter(isOfUse).length
  const firstGroup = targets.findIndex(({ kind }) => kind === 'group' || kind === 'before')
  return { targets, start: before - 0.5, firstGroup: firstGroup < 0 ? targets.length : firstGroup }
}

function targetsOfItems({ ungrouped, groups }: BoardContent, hasUngrouped: boolean): DropTarget[] {
  return [
    { kind: 'ungrouped' },
    ...(hasUngrouped ? ungrouped.map(({ id }): DropTarget => ({ kind: 'item', id })) : []),
    ...groups.map(({ id }): DropTarget => ({ kind: 'group', id })),
  ]
}

function targetsOfGroups({ groups }: BoardContent): DropTarget[] {
  const each = groups.flatMap(({ id }): DropTarget[] => [
    { kind: 'before', id },
    { kind: 'group', id },
  ])
  return [...each, { kind: 'before', id: null }]
}

function isOrigin(nextIndex: DropTarget, lifted: Lifted, board: BoardContent): boolean {
  if (nextIndex.kind === lifted.kind) return nextIndex.id === lifted.id
  return lifted.kind === 'item' && nextIndex.kind === 'group' && nextIndex.id === groupOf(board, lifted.id)
}

/**
 * The target that a key leads to.
 *
 * @param at index of the current target, or where the drag started
 * @returns null for a key that leads nowhere
 */
export function stepTo({ targets, start, firstGroup }: KeyStops, at: number, key: string): number | null {
  const last = targets.length - 1
  const index = {
    ArrowUp: Math.ceil(at) - 1,
    ArrowDown: Math.floor(at) + 1,
    ArrowRight: at < firstGroup ? firstGroup : at,
    ArrowLeft: at < firstGroup ? 0 : Math.min(firstGroup - 1, Math.max(0, Math.ceil(start))),
    Home: 0,
    End: last,
  }[key]
  if (index === undefined || last < 0) return null
  const nextIndex = Math.min(last, Math.max(0, index))
  return Number.isInteger(nextIndex) ? nextIndex : null
}
