import type { CSSProperties } from 'react'

/**
 * Places a group: as an attribute, which every program that opens a downloaded picture knows, and as a style, which
 * browsers animate.
 */
export function placed(x: number, y: number): { transform: string; style: CSSProperties } {
  const [atX, atY] = [round(x), round(y)]
  return { transform: `translate(${atX} ${atY})`, style: { transform: `translate(${atX}px, ${atY}px)` } }
}

/** Hundredths of a pixel are enough. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}
