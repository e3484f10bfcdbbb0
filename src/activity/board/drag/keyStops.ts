import type { BoardContent } from '../board.ts'
import { actOf, groupOf } from './dropTargets.ts'
import type { Lifted, DropTarget } from './dropTargets.ts'

/** The drop targets that the arrow keys step through, in screen order. */
export interface KeyStops<Target = DropTarget> {
  targets: Target[]
  /** The position between targets at which the drag starts: 1.5 is after the second. */
  start: number
  /** The index to which ArrowLeft and ArrowRight jump. */
  aside: (at: number) => { left: number; right: number }
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
  const start = before - 0.5
  const found = targets.findIndex(({ kind }) => kind === 'group' || kind === 'before')
  const firstGroup = found < 0 ? targets.length : found
  return {
    ...{ targets, start },
    aside: (at) => ({
      left: at < firstGroup ? 0 : Math.min(firstGroup - 1, Math.max(0, Math.ceil(start))),
      right: at < firstGroup ? firstGroup : at,
    }),
  }
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
export function stepTo<Target>({ targets, aside }: KeyStops<Target>, at: number, key: string): number | null {
  const last = targets.length - 1
  const { left, right } = aside(at)
  const index = {
    ArrowUp: Math.ceil(at) - 1,
    ArrowDown: Math.floor(at) + 1,
    ArrowRight: right,
    ArrowLeft: left,
    Home: 0,
    End: last,
  }[key]
  if (index === undefined || last < 0) return null
  const nextIndex = Math.min(last, Math.max(0, index))
  return Number.isInteger(nextIndex) ? nextIndex : null
}
