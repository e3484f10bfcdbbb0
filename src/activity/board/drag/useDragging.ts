import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { boardText } from '../boardText.ts'
import { beginDrag, endDrag, useDrag } from './dragState.ts'
import type { Means, Point } from './dragState.ts'
import type { Lifted } from './dropTargets.ts'
import { followKeys } from './followKeys.ts'
import { followPointer } from './followPointer.ts'
import type { KeyStops } from './keyStops.ts'

/** What a board decides about drags. All but `run` read what is on the screen, which stays as it was during a drag. */
export interface DragRules<Content, Target, Act> {
  /** What is shown and announced of what is dragged. */
  nameOf: (what: Lifted, content: Content) => string
  /** It could be taken out of a group. */
  isGrouped: (what: Lifted, content: Content) => boolean
  /** The drop target at a point. */
  targetAt: (root: HTMLElement, point: Point, what: Lifted) => Target | null
  /** The drop targets that arrow keys step through. */
  stops: (what: Lifted, content: Content, root: HTMLElement) => KeyStops<Target>
  /** The effect of a drop; null when it changes nothing. */
  actOf: (what: Lifted, target: Target | null, content: Content) => Act | null
  /** Whether everything that an act names still exists: others edit the same board. */
  isPossible: (act: Act, live: Content) => boolean
  /** What dropping does. */
  wordsOf: (act: Act, content: Content) => string
  /** Why dropping there has no effect, or where it would have one. */
  whyNothing: (what: Lifted, target: Target | null, content: Content) => string
  /** The name of a drop target, by which components know that it is theirs. */
  targetName: (target: Target) => string
  run: (act: Act) => void
}

export interface Dragging<Content> {
  /** What is on the screen: frozen during a drag, whatever others change meanwhile. */
  content: Content
  isDragging: boolean
}

/**
 * Drags by mouse, touch and keyboard. The drop target under the pointer decides; the effect of a drop is shown and
 * announced before it happens.
 *
 * @param root of the page; drop targets in it carry `[data-drop]`, draggable items `[data-drag]`
 */
export function useDragging<Content, Target, Act>(
  root: RefObject<HTMLElement | null>,
  live: Content,
  rules: DragRules<Content, Target, Act>,
): Dragging<Content> {
  const text = useText(boardText)
  const [held, setHeld] = useState<{ content: Content } | null>(null)
  const dropTarget = useRef<Target | null>(null)
  const content = held ? held.content : live

  const lift = useEffectEvent((what: Lifted, by: Means): void => {
    dropTarget.current = null
    setHeld({ content: live })
    const name = rules.nameOf(what, live)
    const isGrouped = rules.isGrouped(what, live)
    const willDo = rules.whyNothing(what, null, live)
    beginDrag({ lifted: what, by, name, words: willDo, isGrouped, point: null, target: null })
    announce(text.lifted(name))
  })
  const over = useEffectEvent((to: Target | null): void => {
    const { lifted, words: before } = useDrag.getState()
    if (!lifted) return
    dropTarget.current = to
    const act = rules.actOf(lifted, to, content)
    const isGone = act !== null && !rules.isPossible(act, live)
    const willDo = isGone
      ? text.goneMeanwhile
      : act
        ? rules.wordsOf(act, content)
        : rules.whyNothing(lifted, to, content)
    const target = act && to && !isGone ? rules.targetName(to) : null
    useDrag.setState({ target, words: willDo })
    if (willDo !== before) announce(willDo)
  })
  const finish = useEffectEvent((isDropped: boolean): void => {
    const { lifted } = useDrag.getState()
    endDrag()
    setHeld(null)
    if (!lifted) return
    if (!isDropped) return announce(text.dropCancelled)
    const act = rules.actOf(lifted, dropTarget.current, content)
    if (act === null) return announce(text.droppedNothing)
    if (rules.isPossible(act, live)) return rules.run(act)
    notify(text.goneMeanwhile, 'bad')
  })
  const targetAt = useEffectEvent(rules.targetAt)
  const stops = useEffectEvent((what: Lifted, page: HTMLElement) => rules.stops(what, live, page))

  useEffect(() => {
    const page = root.current
    if (!page) return undefined
    const hooks = {
      lift: (what: Lifted, by: Means) => lift(what, by),
      targetAt: (point: Point, what: Lifted) => targetAt(page, point, what),
      over: (to: Target | null) => over(to),
      follow: (point: Point) => useDrag.setState({ point }),
      drop: () => finish(true),
      cancel: () => finish(false),
    }
    const ends = [followPointer(page, hooks), followKeys(page, hooks, (what) => stops(what, page))]
    return () => {
      for (const end of ends) end()
      endDrag()
    }
  }, [root])
  // Another user may have deleted the element under the pointer.
  useEffect(() => over(dropTarget.current), [live])
  return { content, isDragging: held !== null }
}
