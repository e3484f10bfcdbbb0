import { ActionIcon, Tooltip } from '@mantine/core'
import { IconScreenShare } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useBoard } from '../boardContext.ts'
import { useIsTarget } from '../drag/dragState.ts'
import { dropIds } from '../drag/dropTargets.ts'
import type { BoardGroup } from '../board.ts'
import panel from '../Panel.module.css'
import { boardText } from '../boardText.ts'
import { GroupTitle } from '../group/GroupTitle.tsx'
import { ItemList } from './ItemList.tsx'
import { SelectAll } from '../selection/SelectAll.tsx'

export interface SelectedGroupProps {
  group: BoardGroup
  /** What stands beside its title, such as its likes. */
  beside: ReactNode
  /** Other groups are open beside it, and this is the selected one. */
  isSelected: boolean
  /** Presenting shows only this group. */
  isAlone: boolean
  onAlone: (isAlone: boolean) => void
}

/** The items of an open group, to be taken out or moved; the whole column is a drop target. */
export function SelectedGroup({ group, beside, isSelected, isAlone, onAlone }: SelectedGroupProps) {
  const text = useText(boardText)
  const ui = useText(uiText)
  const { grouping, words } = useBoard()
  const title = group.title || ui.unnamedGroup
  const name = dropIds.group(group.id)
  const isTarget = useIsTarget(name)
  return (
    <section
      className={panel.panel}
      aria-label={title}
      data-color={group.color || undefined}
      data-drop={name}
      data-target={isTarget || undefined}
      data-selected={isSelected || undefined}
    >
      <header className={`${panel.head} ${panel.wrapping}`}>
        <GroupTitle
          title={group.title}
          count={group.items.length}
          onRename={(changed) => grouping.rename(group.id, changed)}
        />
        <div className={panel.acts}>
          <SelectAll items={group.items} />
          {beside}
          <Tooltip label={text.presentAlone}>
            <ActionIcon
              size={40}
              variant={isAlone ? 'filled' : 'subtle'}
              aria-label={text.presentAlone}
              aria-pressed={isAlone}
              onClick={() => onAlone(!isAlone)}
            >
              <IconScreenShare size={20} />
            </ActionIcon>
          </Tooltip>
        </div>
      </header>
      <ItemList listId={`panel:${group.id}`} label={title} items={group.items} hint={words.emptyGroup} />
    </section>
  )
}
