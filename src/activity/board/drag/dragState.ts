import { create } from 'zustand'
import type { Lifted } from './dropTargets.ts'

/** The input method of a drag. */
export type Means = 'mouse' | 'touch' | 'keys'

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** The drag in progress; there is only one, because there is one pointer and one focus. */
export interface DragState {
  lifted: Lifted | null
  by: Means
  /** Position of the pointer; null before the first event, or with the keyboard. */
  point: Point | null
  /** The text of the dragged item. */
  name: string
  /** The name (of `dropIds`) of the drop target on which a drop has an effect. */
  target: string | null
  /** A description of what dropping does. */
  words: string
  /** The item is an item in a group, so it can be taken out. */
  isGrouped: boolean
}

const none: DragState = {
  lifted: null,
  by: 'mouse',
  point: null,
  name: '',
  target: null,
  words: '',
  isGrouped: false,
}

export const useDrag = create<DragState>(() => none)

export function beginDrag(state: DragState): void {
  useDrag.setState(state)
}

export function endDrag(): void {
  useDrag.setState(none)
}

/** Whether this drop target is the current one; only the targets affected by a change are rendered again. */
export function useIsTarget(name: string): boolean {
  return useDrag(({ target }) => target === name)
}

export function useIsLifted({ kind, id }: Lifted): boolean {
  return useDrag(({ lifted }) => lifted?.kind === kind && lifted.id === id)
}

/** Whether an item is dragged that could be taken out of its group. */
export function useIsTakingOut(): boolean {
  return useDrag(({ isGrouped }) => isGrouped)
}
