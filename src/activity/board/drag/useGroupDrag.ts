import type { RefObject } from 'react'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { BoardContent } from '../board.ts'
import { boardText } from '../boardText.ts'
import type { BoardWords } from '../boardWords.ts'
import { dropTargetAt } from './dropTargetAt.ts'
import { nameOfLifted, whyNothing, wordsOf } from './dragWords.ts'
import { keyStops } from './keyStops.ts'
import { actOf, dropIds, groupOf, isPossible, nameOf } from './dropTargets.ts'
import type { GroupingAct } from './dropTargets.ts'
import { useDragging } from './useDragging.ts'

export interface GroupDrag {
  /** The board on the screen: frozen during a drag, whatever others change meanwhile. */
  board: BoardContent
  isDragging: boolean
}

/** Drags of items and groups by mouse, touch and keyboard. The drop target decides, by ids. SPEC G10. */
export function useGroupDrag(
  root: RefObject<HTMLElement | null>,
  live: BoardContent,
  words: BoardWords,
  run: (act: GroupingAct) => void,
): GroupDrag {
  const { unnamedGroup } = useText(uiText)
  const text = { ...useText(boardText), unnamedGroup, dropItemHint: words.dropItemHint }
  const { content: board, isDragging } = useDragging(root, live, {
    nameOf: (what, content) => nameOfLifted(what, content, text),
    isGrouped: (what, content) => what.kind === 'item' && groupOf(content, what.id) !== null,
    targetAt: dropTargetAt,
    stops: (what, content, page) =>
      keyStops(what, content, page.querySelector(`[data-list="${dropIds.ungrouped}"]`) !== null),
    actOf,
    isPossible,
    wordsOf: (act, content) => wordsOf(act, content, text),
    whyNothing: (what, target, content) => whyNothing(what, target, content, text),
    targetName: nameOf,
    run,
  })
  return { board, isDragging }
}
