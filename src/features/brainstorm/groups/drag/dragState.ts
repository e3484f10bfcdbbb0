import { create } from 'zustand'
import type { Lifted } from './places.ts'

/** By what something is dragged. */
export type Means = 'mouse' | 'touch' | 'keys'

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** The drag that goes on; there is one pointer and one focus. */
export interface DragState {
  lifted: Lifted | null
  by: Means
  /** Where the pointer is; null: not told yet, or by keyboard. */
  point: Point | null
  /** The text of what is lifted. */
  name: string
  /** The place where dropping does something, of `dropIds`. */
  target: string | null
  /** What dropping does, in words. */
  words: string
  /** It is an answer of a group, which can be taken out. */
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

/** Whether this place would be dropped on; others are not rendered for it. */
export function useIsTarget(name: string): boolean {
  return useDrag(({ target }) => target === name)
}

export function useIsLifted({ kind, id }: Lifted): boolean {
  return useDrag(({ lifted }) => lifted?.kind === kind && lifted.id === id)
}

/** Whether an answer is dragged that could be taken out of its group. */
export function useIsTakingOut(): boolean {
  return useDrag(({ isGrouped }) => isGrouped)
}
