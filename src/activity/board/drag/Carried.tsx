import { Portal } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { useDrag } from './dragState.ts'
import type { Means, Point } from './dragState.ts'
import classes from './Carried.module.css'

/**
 * The dragged item, beside the pointer or, with the keyboard, at the foot of the page; and what dropping it would do.
 */
export function Carried() {
  const isShown = useDrag(({ lifted, by, point }) => lifted !== null && (by === 'keys' || point !== null))
  return isShown ? (
    <Portal>
      <CarriedCard />
    </Portal>
  ) : null
}

function CarriedCard() {
  const { by, name, words, target, point } = useDrag()
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (card.current && point && by !== 'keys') placeBeside(card.current, point, by)
  }, [by, words, point])
  return (
    <div ref={card} className={classes.carried} data-carried={by} aria-hidden="true">
      <div className={classes.card}>
        <span className={classes.name}>{name}</span>
      </div>
      <div className={classes.words} data-act={target !== null || undefined}>
        {words}
      </div>
    </div>
  )
}

/** Pixels between the pointer and the dragged card: a finger hides more. */
const gap = { mouse: 16, touch: 28 }
const margin = 8

/** Keeps the drop target under the pointer visible: the card is below and to the right of a mouse, above a finger. */
function placeBeside(card: HTMLElement, { x, y }: Point, by: Exclude<Means, 'keys'>): void {
  const { offsetWidth: width, offsetHeight: height } = card
  const above = y - height - gap[by]
  const below = y + gap[by]
  const isAbove = by === 'touch' ? above > margin : below + height > window.innerHeight - margin
  const left = by === 'touch' ? x - width / 2 : x + gap.mouse
  const [within, down] = [
    inside(left, window.innerWidth - width),
    inside(isAbove ? above : below, window.innerHeight - height),
  ]
  card.style.transform = `translate(${within}px, ${down}px)`
}

function inside(value: number, room: number): number {
  return Math.max(margin, Math.min(value, room - margin))
}
