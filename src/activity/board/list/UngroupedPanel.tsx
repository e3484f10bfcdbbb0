import { ActionIcon, Button } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useState } from 'react'
import { useBoard } from '../boardContext.ts'
import { useIsTarget } from '../drag/dragState.ts'
import { dropIds } from '../drag/dropTargets.ts'
import { TakeOutZone } from '../drag/TakeOutZone.tsx'
import desk from '../Board.module.css'
import classes from './UngroupedPanel.module.css'
import panel from '../Panel.module.css'
import { PanelHeading } from './PanelHeading.tsx'
import { ItemList } from './ItemList.tsx'
import { SelectAll } from '../selection/SelectAll.tsx'

/** The ungrouped items; 30 % of the width, or minimised. */
export function UngroupedPanel() {
  const { board, words } = useBoard()
  const [isMinimised, setMinimised] = useState(false)
  const isTarget = useIsTarget(dropIds.ungrouped)
  const items = board.ungrouped
  return (
    <section
      className={`${panel.panel} ${desk.ungrouped}`}
      data-minimised={isMinimised || undefined}
      data-drop={dropIds.ungrouped}
      data-target={isTarget || undefined}
      aria-label={words.ungrouped}
    >
      {!isMinimised && <TakeOutZone />}
      <header className={isMinimised ? classes.head : panel.head}>
        {!isMinimised && <PanelHeading title={words.ungrouped} count={items.length} />}
        {!isMinimised && <SelectAll items={items} />}
        <ActionIcon
          aria-label={isMinimised ? words.expand : words.minimise}
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
          {items.length}
        </Button>
      ) : (
        <ItemList
          listId={dropIds.ungrouped}
          label={words.ungrouped}
          items={items}
          hasDropTargets
          hint={board.groups.length > 0 ? words.allGrouped : words.noItems}
        />
      )}
    </section>
  )
}
