import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { BoardContext } from './boardContext.ts'
import type { AskingGroups, AskingItems, BoardShared, OpenMenu } from './boardContext.ts'
import type { BoardWords } from './boardWords.ts'
import { Carried } from './drag/Carried.tsx'
import type { GroupingAct } from './drag/dropTargets.ts'
import { TakeOutZone } from './drag/TakeOutZone.tsx'
import { useGroupDrag } from './drag/useGroupDrag.ts'
import { DragHint } from './drag/DragHint.tsx'
import { itemsOf } from './board.ts'
import type { BoardContent, BoardGroup, GroupId, ItemId } from './board.ts'
import type { Grouping } from './grouping.ts'
import { GroupColumn } from './list/GroupColumn.tsx'
import { GroupMenu } from './group/GroupMenu.tsx'
import classes from './Board.module.css'
import { OpenGroups } from './list/OpenGroups.tsx'
import { ItemMenu } from './item/ItemMenu.tsx'
import { SelectionBar } from './selection/SelectionBar.tsx'
import { UngroupedPanel } from './list/UngroupedPanel.tsx'
import { useSelection } from './selection/useSelection.ts'

const BoardDialogs = lazyDialog(async () => ({
  default: (await import('./BoardDialogs.tsx')).BoardDialogs,
}))

export interface BoardProps {
  board: BoardContent
  words: BoardWords
  grouping: Grouping
  /** The one group that is presented; null: all groups. */
  groupId: GroupId | null
  onSelectGroup: (id: GroupId | null) => void
  /** Opens one item in full. */
  onOpen: (id: ItemId) => void
  /** Copies items to another activity. */
  onCopy: (ids: ItemId[]) => void
  /** What stands beside a group's title, such as its likes. */
  besideTitle: (group: BoardGroup) => ReactNode
  /** The dialog in which an item is edited, or items are deleted. */
  itemDialog: (asking: AskingItems, onClose: () => void) => ReactNode
  /** Suggested groups, loaded when they are asked for. */
  suggestions: (onClose: () => void) => ReactNode
}

/** A board on which facilitators group items: by drag, keyboard, menu, or several at once. */
export function Board(props: BoardProps) {
  const { board: live, words, grouping, groupId, onSelectGroup, onOpen, onCopy } = props
  const root = useRef<HTMLDivElement>(null)
  const [recentIds, setRecentIds] = useState<readonly GroupId[]>([])
  const setOpened = (id: GroupId): void =>
    setRecentIds((before) => [id, ...before.filter((one) => one !== id)])
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [asking, setAsking] = useState<AskingGroups | AskingItems | null>(null)
  const [isSuggesting, setSuggesting] = useState(false)
  const items = useMemo(() => itemsOf(live), [live])
  const selecting = useSelection(items, words.selecting)
  const merge = useCallback(
    (fromId: GroupId, toId: GroupId): void => {
      const titleOf = (id: GroupId): string => live.groups.find((group) => group.id === id)?.title ?? ''
      const [from, to] = [titleOf(fromId), titleOf(toId)]
      if (from !== '' && to !== '' && from !== to) setAsking({ kind: 'merge', fromId, toId })
      else grouping.merge(fromId, toId, to || from)
    },
    [live, grouping],
  )
  const run = (act: GroupingAct): void => {
    if (act.kind === 'groupItems') {
      const made = grouping.groupOnto(act.itemId, act.ontoItemId)
      if (made !== null) setOpened(made)
    }
    if (act.kind === 'moveItem') grouping.move([act.itemId], act.groupId)
    if (act.kind === 'ungroupItem') grouping.ungroup([act.itemId])
    if (act.kind === 'mergeGroups') merge(act.fromId, act.toId)
    if (act.kind === 'placeGroup') grouping.place(act.groupId, act.beforeId, act.position)
  }
  const { board, isDragging } = useGroupDrag(root, live, words, run)
  const isThere = (id: GroupId | null): boolean => board.groups.some((group) => group.id === id)
  const openId = [groupId, ...recentIds].find(isThere) ?? board.groups[0]?.id ?? null

  const shared = useMemo((): BoardShared => {
    return {
      board,
      words,
      grouping,
      selecting,
      openGroupId: openId,
      openGroup: (id) => {
        setOpened(id)
        onSelectGroup(id)
      },
      openNew: (id) => {
        setOpened(id)
        if (groupId !== null) onSelectGroup(null)
      },
      openItem: onOpen,
      copyItems: onCopy,
      openMenu: setMenu,
      ask: setAsking,
      merge,
    }
  }, [board, words, merge, grouping, selecting, openId, groupId, onOpen, onCopy, onSelectGroup])

  const menuItem = menu?.kind === 'item' ? items.find(({ id }) => id === menu.itemId) : undefined
  const menuGroup = menu?.kind === 'group' ? live.groups.find(({ id }) => id === menu.groupId) : undefined
  const closeMenu = (): void => setMenu(null)
  const closeDialog = (): void => setAsking(null)

  return (
    <BoardContext value={shared}>
      <div ref={root} className={classes.page} data-keeps-focus data-dragging={isDragging || undefined}>
        <DragHint />
        {isSuggesting && <Suspense fallback={null}>{props.suggestions(() => setSuggesting(false))}</Suspense>}
        {selecting.isOn && <SelectionBar />}
        <div className={classes.desk}>
          <UngroupedPanel />
          <GroupColumn isSuggesting={isSuggesting} onSuggest={() => setSuggesting(!isSuggesting)} />
          <OpenGroups
            besideTitle={props.besideTitle}
            recentIds={recentIds}
            aloneId={groupId}
            onAlone={(id, isAlone) => {
              setOpened(id)
              onSelectGroup(isAlone ? id : null)
            }}
          />
        </div>
        {menuItem && menu && <ItemMenu item={menuItem} anchor={menu.anchor} onClose={closeMenu} />}
        {menuGroup && menu && <GroupMenu group={menuGroup} anchor={menu.anchor} onClose={closeMenu} />}
        {asking && isAboutItems(asking) && props.itemDialog(asking, closeDialog)}
        {asking && !isAboutItems(asking) && <BoardDialogs asking={asking} onClose={closeDialog} />}
        <TakeOutZone isDocked />
        <Carried />
      </div>
    </BoardContext>
  )
}

function isAboutItems(asking: AskingGroups | AskingItems): asking is AskingItems {
  return asking.kind === 'edit' || asking.kind === 'deleteItems'
}
