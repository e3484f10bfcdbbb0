import { useMemo, useRef, useState } from 'react'
import { Carried } from '#activity/board/drag/Carried.tsx'
import { useDragging } from '#activity/board/drag/useDragging.ts'
import { useSelection } from '#activity/board/selection/useSelection.ts'
import { useRefusedHere } from '#activity/session/refusedHere.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { foundIn, nameOfThing, placeOf } from '../items/shownSections.ts'
import type { Place } from '../items/shownSections.ts'
import type { Items } from '../items/useItems.ts'
import type { Organize } from '../useOrganize.ts'
import { SortContext, sortHintId } from './boardShared.ts'
import type { OpenMenu, SortShared } from './boardShared.ts'
import { MovedNotice } from './MovedNotice.tsx'
import { actOf, carried, isPossible, placeAt, placeName, placeStops } from './placeDrag.ts'
import type { PlaceAct } from './placeDrag.ts'
import { Sections } from './Sections.tsx'
import type { SectionsProps } from './Sections.tsx'
import { SectionMenu } from './SectionMenu.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import classes from './SortDesk.module.css'
import type { Asking } from './SortDialogs.tsx'
import { SortMenu } from './SortMenu.tsx'
import { sortText } from './sortText.ts'
import { useCopyFromBoard } from './useCopyFromBoard.ts'
import { isMoveEntry } from './useRefusedMoves.ts'
import type { RefusedMove } from './useRefusedMoves.ts'
import { useSorting } from './useSorting.ts'
import { useSortKeys } from './useSortKeys.ts'

const SortDialogs = lazyDialog(async () => ({ default: (await import('./SortDialogs.tsx')).SortDialogs }))

export interface SortDeskProps extends Omit<SectionsProps, 'sections'> {
  organize: Organize
  items: Items
  search: string
  keptId: string | null
  /** Moves of this person that were refused: shown here, in place of the session's list. */
  refused: readonly RefusedMove[]
  onEdit: (id: string) => void
}

/** The board for those who sort: by drag, key and menu, one item or several. SPEC OR5 */
export function SortDesk({ organize, items, search, keptId, refused, onEdit, ...props }: SortDeskProps) {
  const root = useRef<HTMLDivElement>(null)
  const text = useText(sortText)
  const { sections: live, all } = items
  const sorting = useSorting(organize, items)
  const { arranging } = sorting
  const selecting = useSelection(all, text.selecting)
  const copy = useCopyFromBoard(organize.objectId)
  useRefusedHere(organize.objectId, isMoveEntry)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const chosen = selecting.isOn ? selecting.selection : none
  const { content: sections, isDragging } = useDragging<typeof live, Place, PlaceAct>(root, live, {
    nameOf: (what, content) => {
      const { length } = carried(what, chosen, content)
      return length > 1 ? text.manyItems(length) : nameOfThing(content, what.id)
    },
    isGrouped: () => false,
    targetAt: placeAt,
    stops: (what, content) => placeStops(what, carried(what, chosen, content), content),
    actOf: (what, to, content) => actOf(carried(what, chosen, content), to, content),
    isPossible,
    wordsOf: ({ ids, to }, content) => {
      const section = content.find(({ id }) => id === to.sectionId)?.text ?? ''
      if (to.groupId !== null) return text.willMoveInto(nameOfThing(content, to.groupId), section)
      const from = ids.map((id) => placeOf(content, id))
      if (from.some((place) => place?.sectionId !== to.sectionId)) return text.willMoveTo(section)
      const areGrouped = from.some((place) => place?.groupId)
      return areGrouped ? text.willTakeOut(section) : text.willMoveWithin(section)
    },
    whyNothing: ({ kind }) => (kind === 'group' ? text.dropAt : text.dropHint),
    targetName: placeName,
    run: ({ ids, to }) => {
      sorting.move(ids, to)
      if (selecting.isOn) selecting.clear()
    },
  })
  useSortKeys(root, live, selecting, sorting)
  const shared = useMemo(
    (): SortShared => ({
      ...{ selecting, openMenu: setMenu, isArranging: arranging !== null, text },
      addSection: arranging && (() => setAsking({ kind: 'newSection' })),
    }),
    [selecting, arranging, text],
  )
  return (
    <SortContext value={shared}>
      <div ref={root} className={classes.desk} data-keeps-focus data-dragging={isDragging || undefined}>
        <div id={sortHintId} hidden>
          {text.hint}
        </div>
        {refused.map((move) => (
          <MovedNotice key={move.itemId} refused={move} {...{ sections: live, sorting }} />
        ))}
        {selecting.isOn && (
          <SelectionBar {...{ selecting, sorting }} sections={live} onAsk={setAsking} onCopy={copy} />
        )}
        <Sections {...props} sections={foundIn(sections, search, keptId)} />
        {menu?.kind === 'section' && (
          <SectionMenu
            menu={menu}
            sections={live}
            onAsk={setAsking}
            onCopy={copy}
            onClose={() => setMenu(null)}
          />
        )}
        {menu && menu.kind !== 'section' && (
          <SortMenu
            {...{ menu, sorting, selecting, onEdit }}
            sections={live}
            onCopy={arranging && copy}
            onOpen={props.onOpen}
            onAsk={setAsking}
            onClose={() => setMenu(null)}
          />
        )}
        {asking && (
          <SortDialogs {...{ asking, sorting, selecting }} sections={live} onClose={() => setAsking(null)} />
        )}
        <Carried />
      </div>
    </SortContext>
  )
}

const none: ReadonlySet<string> = new Set()
