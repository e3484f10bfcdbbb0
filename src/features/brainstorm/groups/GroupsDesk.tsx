import { Suspense, useMemo, useState } from 'react'
import { DragDropContext } from 'react-beautiful-dnd'
import type { DropResult, ResponderProvided } from 'react-beautiful-dnd'
import type { PostGroupId } from '#domain/ids.ts'
import { lazyDialog, lazyPage } from '#ui/lazyPart.tsx'
import { useText } from '#ui/useText.ts'
import { DeskContext } from './deskContext.ts'
import type { Asking, GroupsDeskContext, OpenMenu } from './deskContext.ts'
import { useDragWords } from './dragWords.ts'
import { actOfDrag, postsOf } from './groupBoard.ts'
import type { GroupBoard, GroupingAct } from './groupBoard.ts'
import { GroupColumn } from './GroupColumn.tsx'
import { GroupMenu } from './GroupMenu.tsx'
import classes from './GroupsDesk.module.css'
import type { GroupsPageProps } from './groupsPageProps.ts'
import { groupsText } from './groupsText.ts'
import { PostMenu } from './PostMenu.tsx'
import { SelectedGroup } from './SelectedGroup.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { UngroupedPanel } from './UngroupedPanel.tsx'
import type { GroupLikes } from './useGroupLikes.ts'
import { useGrouping } from './useGrouping.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useSelection } from './useSelection.ts'

const GroupsDialogs = lazyDialog(async () => ({
  default: (await import('./GroupsDialogs.tsx')).GroupsDialogs,
}))
const SuggestionsPanel = lazyPage(async () => ({
  default: (await import('../suggest/SuggestionsPanel.tsx')).SuggestionsPanel,
}))

export interface GroupsDeskProps extends GroupsPageProps {
  board: GroupBoard
  likes: GroupLikes
}

/** Where facilitators group answers: by drag, by keyboard, by menu and many at once. */
export function GroupsDesk(props: GroupsDeskProps) {
  const { brainstorm, topicId, questionId, board: live, likes, groupId, onOpen, onSelectGroup } = props
  const text = useText(groupsText)
  const grouping = useGrouping(brainstorm, topicId, questionId)
  // A card that somebody else adds or takes during a drag would shift the lists under it, and the wrong card would move.
  const [drag, setDrag] = useState<{ board: GroupBoard; liftedId: string } | null>(null)
  const board = drag?.board ?? live
  const [openedId, setOpenedId] = useState<PostGroupId | null>(null)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [isSuggesting, setSuggesting] = useState(false)
  const selecting = useSelection(live)
  const words = useDragWords(board)
  const root = useKeptFocus()
  const isThere = (id: PostGroupId | null): boolean => board.groups.some((group) => group.id === id)
  const openId = [groupId, openedId].find(isThere) ?? board.groups[0]?.id ?? null
  const open = board.groups.find(({ id }) => id === openId)

  const liftedId = drag?.liftedId ?? null
  const desk = useMemo((): GroupsDeskContext => {
    const titleOf = (id: PostGroupId): string => live.groups.find((group) => group.id === id)?.title ?? ''
    return {
      at: { objectId: brainstorm.objectId, multiTopicId: topicId, questionId },
      board,
      grouping,
      selecting,
      liftedId,
      openGroupId: openId,
      openGroup: (id) => {
        setOpenedId(id)
        onSelectGroup(id)
      },
      openNew: (id) => {
        setOpenedId(id)
        if (groupId !== null) onSelectGroup(null)
      },
      openPost: onOpen,
      openMenu: setMenu,
      ask: setAsking,
      merge: (fromId, toId) => {
        const [from, to] = [titleOf(fromId), titleOf(toId)]
        if (from !== '' && to !== '' && from !== to) setAsking({ kind: 'merge', fromId, toId })
        else grouping.merge(fromId, toId, to || from)
      },
    }
  }, [
    brainstorm.objectId,
    topicId,
    questionId,
    board,
    live,
    grouping,
    selecting,
    liftedId,
    openId,
    groupId,
    onOpen,
    onSelectGroup,
  ])

  const run = (act: GroupingAct): void => {
    if (act.kind === 'groupPosts') grouping.groupOnto(act.postId, act.ontoPostId)
    if (act.kind === 'movePost') grouping.move([act.postId], act.groupId)
    if (act.kind === 'ungroupPost') grouping.ungroup([act.postId])
    if (act.kind === 'mergeGroups') desk.merge(act.fromId, act.toId)
    if (act.kind === 'placeGroup') grouping.place(act.groupId, act.beforeId, act.position)
  }
  const finish = (result: DropResult, provided: ResponderProvided): void => {
    words.ended(result, provided)
    const act = actOfDrag(
      { ...result, destination: result.destination ?? null, combine: result.combine ?? null },
      board.groups.map(({ id }) => id),
    )
    setDrag(null)
    if (act) run(act)
  }
  const menuPost = menu?.kind === 'post' ? postsOf(live).find(({ id }) => id === menu.postId) : undefined
  const menuGroup = menu?.kind === 'group' ? live.groups.find(({ id }) => id === menu.groupId) : undefined
  const closeMenu = (): void => setMenu(null)

  return (
    <DeskContext value={desk}>
      <DragDropContext
        dragHandleUsageInstructions={text.dragHint}
        onBeforeCapture={({ draggableId }) => setDrag({ board: live, liftedId: draggableId })}
        onDragStart={words.started}
        onDragUpdate={words.moved}
        onDragEnd={finish}
      >
        <div ref={root} tabIndex={-1} className={classes.page}>
          {isSuggesting && (
            <Suspense fallback={null}>
              <SuggestionsPanel
                {...{ brainstorm, topicId, questionId }}
                onClose={() => setSuggesting(false)}
              />
            </Suspense>
          )}
          {selecting.isOn && <SelectionBar />}
          <div className={classes.desk}>
            <UngroupedPanel />
            <GroupColumn isSuggesting={isSuggesting} onSuggest={() => setSuggesting(!isSuggesting)} />
            {open && (
              <SelectedGroup
                key={open.id}
                group={open}
                likes={likes}
                isAlone={open.id === groupId}
                onAlone={(isAlone) => {
                  setOpenedId(open.id)
                  onSelectGroup(isAlone ? open.id : null)
                }}
              />
            )}
          </div>
          {menuPost && menu && <PostMenu post={menuPost} anchor={menu.anchor} onClose={closeMenu} />}
          {menuGroup && menu && <GroupMenu group={menuGroup} anchor={menu.anchor} onClose={closeMenu} />}
          {asking && (
            <Suspense fallback={null}>
              <GroupsDialogs asking={asking} onClose={() => setAsking(null)} />
            </Suspense>
          )}
        </div>
      </DragDropContext>
    </DeskContext>
  )
}
