import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { announce } from '#ui/focus/announce.ts'
import { notify } from '#ui/toasts/notify.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { BoardContent } from '../board.ts'
import { boardText } from '../boardText.ts'
import type { BoardWords } from '../boardWords.ts'
import { beginDrag, endDrag, useDrag } from './dragState.ts'
import type { Means, Point } from './dragState.ts'
import { nameOfLifted, whyNothing, wordsOf } from './dragWords.ts'
import { followKeys } from './followKeys.ts'
import { followPointer } from './followPointer.ts'
import { keyStops } from './keyStops.ts'
import { actOf, dropIds, groupOf, isPossible, nameOf } from './dropTargets.ts'
import type { GroupingAct, Lifted, DropTarget } from './dropTargets.ts'

export interface GroupDrag {
  /** The board on the screen: frozen during a drag, whatever others change meanwhile. */
  board: BoardContent
  isDragging: boolean
}

/**
 * Drags of items and groups by mouse, touch and keyboard. The drop target under the pointer decides, by ids; the
 * effect of a drop is shown and announced before it happens. SPEC G10.
 *
 * @param root of the page; drop targets in it carry `[data-drop]`, draggable items `[data-drag]`
 */
export function useGroupDrag(
  root: RefObject<HTMLElement | null>,
  live: BoardContent,
  words: BoardWords,
  run: (act: GroupingAct) => void,
): GroupDrag {
  const { unnamedGroup } = useText(uiText)
  const text = { ...useText(boardText), unnamedGroup, dropItemHint: words.dropItemHint }
  const [held, setHeld] = useState<BoardContent | null>(null)
  const dropTarget = useRef<DropTarget | null>(null)
  const board = held ?? live

  const lift = useEffectEvent((what: Lifted, by: Means): void => {
    dropTarget.current = null
    setHeld(live)
    const name = nameOfLifted(what, live, text)
    const isGrouped = what.kind === 'item' && groupOf(live, what.id) !== null
    const willDo = whyNothing(what, null, live, text)
    beginDrag({ lifted: what, by, name, words: willDo, isGrouped, point: null, target: null })
    announce(text.lifted(name))
  })
  const over = useEffectEvent((to: DropTarget | null): void => {
    const { lifted, words: before } = useDrag.getState()
    if (!lifted) return
    dropTarget.current = to
    const act = actOf(lifted, to, board)
    const isGone = act !== null && !isPossible(act, live)
    const willDo = isGone
      ? text.goneMeanwhile
      : act
        ? wordsOf(act, board, text)
        : whyNothing(lifted, to, board, text)
    const target = act && to && !isGone ? nameOf(to) : null
    useDrag.setState({ target, words: willDo })
    if (willDo !== before) announce(willDo)
  })
  const finish = useEffectEvent((isDropped: boolean): void => {
    const { lifted } = useDrag.getState()
    endDrag()
    setHeld(null)
    if (!lifted) return
    if (!isDropped) return announce(text.dropCancelled)
    const act = actOf(lifted, dropTarget.current, board)
    if (act === null) return announce(text.droppedNothing)
    if (isPossible(act, live)) return run(act)
    notify(text.goneMeanwhile, 'bad')
  })
  const stops = useEffectEvent((what: Lifted) => {
    const list = root.current?.querySelector(`[data-list="${dropIds.ungrouped}"]`)
    return keyStops(what, live, list !== null)
  })

  useEffect(() => {
    const page = root.current
    if (!page) return undefined
    const hooks = {
      lift: (what: Lifted, by: Means) => lift(what, by),
      over: (to: DropTarget | null) => over(to),
      follow: (point: Point) => useDrag.setState({ point }),
      drop: () => finish(true),
      cancel: () => finish(false),
    }
    const ends = [followPointer(page, hooks), followKeys(page, hooks, (what) => stops(what))]
    return () => {
      for (const end of ends) end()
      endDrag()
    }
  }, [root])
  // Another user may have deleted the element under the pointer.
  useEffect(() => over(dropTarget.current), [live])
  return { board, isDragging: held !== null }
}
