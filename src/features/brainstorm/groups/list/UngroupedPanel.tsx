import { ActionIcon, Button } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { useGroupsDesk } from '../deskContext.ts'
import { useIsTarget } from '../drag/dragState.ts'
import { dropIds } from '../drag/dropTargets.ts'
import { TakeOutZone } from '../drag/TakeOutZone.tsx'
import desk from '../GroupsDesk.module.css'
import classes from './UngroupedPanel.module.css'
import panel from '../Panel.module.css'
import { PanelHeading } from './PanelHeading.tsx'
import { groupsText } from '../groupsText.ts'
import { PostList } from './PostList.tsx'
import { SelectAll } from '../selection/SelectAll.tsx'

/** The ungrouped answers; 30 % of the width, or minimised. */
export function UngroupedPanel() {
  const text = useText(groupsText)
  const { board } = useGroupsDesk()
  const [isMinimised, setMinimised] = useState(false)
  const isTarget = useIsTarget(dropIds.ungrouped)
  const posts = board.ungrouped
  return (
    <section
      className={`${panel.panel} ${desk.ungrouped}`}
      data-minimised={isMinimised || undefined}
      data-drop={dropIds.ungrouped}
      data-target={isTarget || undefined}
      aria-label={text.ungrouped}
    >
      {!isMinimised && <TakeOutZone />}
      <header className={isMinimised ? classes.head : panel.head}>
        {!isMinimised && <PanelHeading title={text.ungrouped} count={posts.length} />}
        {!isMinimised && <SelectAll posts={posts} />}
        <ActionIcon
          aria-label={isMinimised ? text.expand : text.minimise}
          aria-expanded={!isMinimised}
          size={40}
          onClick={() => setMinimised(!isMinimised)}
        >
          {isMinimised ? (
            <IconLayoutSidebarLeftExpand size={20} />
          ) : (
            <IconLayoutSidebarLeftCollapse size={20} />
          )}
        </ActionIcon>
      </header>
      {isMinimised ? (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.minimisedCount ?? ''}
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => setMinimised(false)}
        >
          {posts.length}
        </Button>
      ) : (
        <PostList
          listId={dropIds.ungrouped}
          label={text.ungrouped}
          posts={posts}
          hasDropTargets
          hint={board.groups.length > 0 ? text.allGrouped : text.noAnswers}
        />
      )}
    </section>
  )
}
