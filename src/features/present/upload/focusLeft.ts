import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

let isLeft = false

const forget = (): void => {
  isLeft = false
}

/** The document takes the place of an element that has the focus; until something else has it, the stage may take it. */
export function leaveFocus(): void {
  isLeft = true
  document.addEventListener('focusin', forget, { once: true })
}

/** A stage that takes the place of a focused upload box has the focus from then on. */
export function useFocusLeft(stage: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (isLeft && document.activeElement === document.body) stage.current?.focus({ preventScroll: true })
  }, [stage])
}
