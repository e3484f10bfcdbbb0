import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { PostGroupId } from '#domain/ids.ts'
import { lazyDialog, lazyPage } from '#ui/loading/lazyPart.tsx'
import { DeskContext } from './deskContext.ts'
import type { Asking, GroupsDeskContext, OpenMenu } from './deskContext.ts'
import { Carried } from './drag/Carried.tsx'
import type { GroupingAct } from './drag/dropTargets.ts'
import { TakeOutZone } from './drag/TakeOutZone.tsx'
import { useGroupDrag } from './drag/useGroupDrag.ts'
import { DragHint } from './drag/DragHint.tsx'
import { postsOf } from './groupBoard.ts'
import type { GroupBoard } from './groupBoard.ts'
import { GroupColumn } from './list/GroupColumn.tsx'
import { GroupMenu } from './group/GroupMenu.tsx'
import classes from './GroupsDesk.module.css'
import type { GroupsPageProps } from './groupsPageProps.ts'
import { OpenGroups } from './list/OpenGroups.tsx'
import { PostMenu } from './post/PostMenu.tsx'
import { SelectionBar } from './selection/SelectionBar.tsx'
import { UngroupedPanel } from './list/UngroupedPanel.tsx'
import type { GroupLikes } from './group/useGroupLikes.ts'
import { useGrouping } from './useGrouping.ts'
import { useSelection } from './selection/useSelection.ts'

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

/** The page on which facilitators group answers: by drag, keyboard, menu, or several at once. */
export function GroupsDesk(props: GroupsDeskProps) {
  const { brainstorm, topicId, questionId, board: live, likes, groupId, onOpen, onSelectGroup } = props
  const grouping = useGrouping(brainstorm, topicId, questionId)
  const root = useRef<HTMLDivElement>(null)
  const [recentIds, setRecentIds] = useState<readonly PostGroupId[]>([])
  const setOpened = (id: PostGroupId): void =>
    setRecentIds((before) => [id, ...before.filter((one) => one !== id)])
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [isSuggesting, setSuggesting] = useState(false)
  const selecting = useSelection(live)
  const merge = useCallback(
    (fromId: PostGroupId, toId: PostGroupId): void => {
      const titleOf = (id: PostGroupId): string => live.groups.find((group) => group.id === id)?.title ?? ''
      const [from, to] = [titleOf(fromId), titleOf(toId)]
      if (from !== '' && to !== '' && from !== to) setAsking({ kind: 'merge', fromId, toId })
      else grouping.merge(fromId, toId, to || from)
    },
    [live, grouping],
  )
  const run = (act: GroupingAct): void => {
    if (act.kind === 'groupPosts') {
      const made = grouping.groupOnto(act.postId, act.ontoPostId)
      if (made !== null) setOpened(made)
    }
    if (act.kind === 'movePost') grouping.move([act.postId], act.groupId)
    if (act.kind === 'ungroupPost') grouping.ungroup([act.postId])
    if (act.kind === 'mergeGroups') merge(act.fromId, act.toId)
    if (act.kind === 'placeGroup') grouping.place(act.groupId, act.beforeId, act.position)
  }
  const { board, isDragging } = useGroupDrag(root, live, run)
  const isThere = (id: PostGroupId | null): boolean => board.groups.some((group) => group.id === id)
  const openId = [groupId, ...recentIds].find(isThere) ?? board.groups[0]?.id ?? null

  const desk = useMemo((): GroupsDeskContext => {
    return {
      at: { objectId: brainstorm.objectId, multiTopicId: topicId, questionId },
      board,
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
      openPost: onOpen,
      openMenu: setMenu,
      ask: setAsking,
      merge,
    }
  }, [
    brainstorm.objectId,
    topicId,
    questionId,
    board,
    merge,
    grouping,
    selecting,
    openId,
    groupId,
    onOpen,
    onSelectGroup,
  ])

  const menuPost = menu?.kind === 'post' ? postsOf(live).find(({ id }) => id === menu.postId) : undefined
  const menuGroup = menu?.kind === 'group' ? live.groups.find(({ id }) => id === menu.groupId) : undefined
  const closeMenu = (): void => setMenu(null)

  return (
    <DeskContext value={desk}>
      <div ref={root} className={classes.page} data-keeps-focus data-dragging={isDragging || undefined}>
        <DragHint />
        {isSuggesting && (
          <Suspense fallback={null}>
            <SuggestionsPanel {...{ brainstorm, topicId, questionId }} onClose={() => setSuggesting(false)} />
          </Suspense>
        )}
        {selecting.isOn && <SelectionBar />}
        <div className={classes.desk}>
          <UngroupedPanel />
          <GroupColumn isSuggesting={isSuggesting} onSuggest={() => setSuggesting(!isSuggesting)} />
          <OpenGroups
            {...{ likes, recentIds }}
            aloneId={groupId}
            onAlone={(id, isAlone) => {
              setOpened(id)
              onSelectGroup(isAlone ? id : null)
            }}
          />
        </div>
        {menuPost && menu && <PostMenu post={menuPost} anchor={menu.anchor} onClose={closeMenu} />}
        {menuGroup && menu && <GroupMenu group={menuGroup} anchor={menu.anchor} onClose={closeMenu} />}
        {asking && <GroupsDialogs asking={asking} onClose={() => setAsking(null)} />}
        <TakeOutZone isDocked />
        <Carried />
      </div>
    </DeskContext>
  )
}
