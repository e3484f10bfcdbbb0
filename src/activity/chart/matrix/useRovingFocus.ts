import { useRef, useState } from 'react'
import type { KeyboardEvent, RefCallback } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** What an element of a group needs to take its turn. */
export interface RovingProps {
  ref: RefCallback<SVGGElement>
  tabIndex: 0 | -1
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * A group of elements that Tab enters at one of them, and in which the arrow keys, Home and End move on (roving
 * tabindex).
 *
 * @param ids in the order of the keys
 */
export function useRovingFocus(ids: readonly string[]) {
  const elements = useRef(new Map<string, SVGGElement>())
  const [lastId, setLastId] = useState<string | null>(null)
  const entryId = lastId !== null && ids.includes(lastId) ? lastId : ids[0]
  const focus = (id: string | undefined): void => {
    if (id !== undefined) elements.current.get(id)?.focus()
  }
  const rovingProps = (id: string): RovingProps => ({
    ref: (element) => {
      if (element) elements.current.set(id, element)
      else elements.current.delete(id)
    },
    tabIndex: id === entryId ? 0 : -1,
    onKeyDown: (event) => {
      const [at, step] = [ids.indexOf(id), steps[event.key]]
      const next =
        event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? ids.length - 1
            : step && (at + step + ids.length) % ids.length
      if (next === undefined) return
      event.preventDefault()
      focus(ids[next])
    },
  })
  return { rovingProps, onFocused: setLastId }
}
