import { Button } from '@mantine/core'
import { IconArrowRight, IconCopyPlus, IconStack2, IconTrash, IconUnlink } from '@tabler/icons-react'
import { boardText } from '#activity/board/boardText.ts'
import { wholeGroups } from '#activity/board/selection/selection.ts'
import classes from '#activity/board/selection/SelectionBar.module.css'
import type { Selecting } from '#activity/board/selection/useSelection.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { groupsOf, placeOf } from '../items/shownSections.ts'
import type { ShownSection } from '../items/shownSections.ts'
import type { Asking } from './SortDialogs.tsx'
import { sortText } from './sortText.ts'
import type { CopyFromBoard } from './useCopyFromBoard.ts'
import type { Sorting } from './useSorting.ts'

export interface SelectionBarProps {
  selecting: Selecting
  sorting: Sorting
  sections: readonly ShownSection[]
  onAsk: (asking: Asking) => void
  onCopy: CopyFromBoard
}

/** The acts on the selected items; those that are not possible are disabled. */
export function SelectionBar({ selecting, sorting, sections, onAsk, onCopy }: SelectionBarProps) {
  const text = useText(sortText)
  const ui = useText(uiText)
  const { copyInput } = useText(boardText)
  const { ids } = selecting
  const { arranging } = sorting
  const isNone = ids.length === 0
  const areGrouped = ids.some((id) => (placeOf(sections, id)?.groupId ?? null) !== null)
  const act = (label: string, Icon: typeof IconStack2, isOff: boolean, onClick: () => void) => (
    <Button
      variant="default"
      size="sm"
      h={40}
      leftSection={<Icon size={18} />}
      disabled={isOff}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <div role="toolbar" aria-label={text.selection} className={classes.bar}>
      <strong className={classes.count}>{text.selectedCount(ids.length)}</strong>
      {act(text.moveTo, IconArrowRight, isNone, () => onAsk({ kind: 'moveTo', ids }))}
      {arranging && (
        <>
          {act(text.group, IconStack2, isNone, () => onAsk({ kind: 'newGroup', ids }))}
          {act(text.takeOut, IconUnlink, !areGrouped, () => {
            arranging.takeOut(ids)
            selecting.clear()
          })}
          {act(copyInput, IconCopyPlus, isNone, () =>
            onCopy({ itemIds: ids, groupIds: wholeGroups(ids, { groups: groupsOf(sections) }) }),
          )}
          {act(ui.delete, IconTrash, isNone, () => onAsk({ kind: 'deleteItems', ids }))}
        </>
      )}
      <Button variant="subtle" size="sm" h={40} className={classes.done ?? ''} onClick={selecting.end}>
        {text.done}
      </Button>
    </div>
  )
}
