import { IconStack2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { BoardContent, BoardGroup, BoardItem, GroupId, ItemId } from './board.ts'
import { GroupName } from './group/GroupName.tsx'
import classes from './BoardReading.module.css'
import panel from './Panel.module.css'
import { PanelHeading } from './list/PanelHeading.tsx'
import { boardText } from './boardText.ts'
import type { BoardWords } from './boardWords.ts'

export interface BoardReadingProps {
  board: BoardContent
  words: BoardWords
  /** Why there may be no groups. */
  emptyHint: string
  /** What stands beside a group's title, such as its likes. */
  besideTitle: (group: BoardGroup) => ReactNode
  /** The one group that is shown; null: all groups. */
  groupId: GroupId | null
  isLed: boolean
  /** Opens one item in full. */
  onOpen: (id: ItemId) => void
  onSelectGroup: (id: GroupId | null) => void
}

/** Groups and their items, to read and to like: all groups in short, or one in full. */
export function BoardReading(props: BoardReadingProps) {
  const { board, words, emptyHint, besideTitle, groupId, isLed, onOpen, onSelectGroup } = props
  const text = useText(boardText)
  const ui = useText(uiText)
  const { groups, ungrouped } = board
  const one = groups.find(({ id }) => id === groupId)
  if (groups.length === 0) {
    return <EmptyState icon={<IconStack2 size={28} />} title={text.noGroupsTitle} hint={emptyHint} />
  }
  return (
    <div className={classes.page}>
      <nav aria-label={text.groups} className={classes.names} data-list="groupNames">
        {[null, ...groups].map((group) => (
          <button
            key={group?.id ?? ''}
            type="button"
            className={classes.name}
            data-row={group?.id ?? ''}
            data-color={group?.color || undefined}
            aria-pressed={group?.id === one?.id}
            disabled={isLed}
            onClick={() => onSelectGroup(group?.id ?? null)}
          >
            <GroupName>{group ? group.title || ui.unnamedGroup : text.allGroups}</GroupName>
          </button>
        ))}
      </nav>
      {one ? (
        <OneGroup group={one} beside={besideTitle(one)} {...{ words, onOpen }} />
      ) : (
        <div className={classes.groups} data-list="groups">
          {groups.map((group) => (
            <GroupGlance
              key={group.id}
              {...{ group, words, isLed, onOpen }}
              beside={besideTitle(group)}
              onSelect={onSelectGroup}
            />
          ))}
          {ungrouped.length > 0 && (
            <section className={panel.panel} aria-label={words.ungrouped} data-row="ungrouped">
              <PanelHeading title={words.ungrouped} count={ungrouped.length} />
              <Items listId="ungrouped" items={ungrouped.slice(0, atAGlance)} onOpen={onOpen} />
              {ungrouped.length > atAGlance && (
                <p className={panel.count}>{text.more(ungrouped.length - atAGlance)}</p>
              )}
            </section>
          )}
        </div>
      )}
    </div>
  )
}

/** The number of items shown per group when all groups are shown. */
const atAGlance = 6

interface GroupGlanceProps {
  group: BoardGroup
  words: BoardWords
  beside: ReactNode
  isLed: boolean
  onOpen: (id: ItemId) => void
  onSelect: (id: GroupId) => void
}

function GroupGlance({ group, words, beside, isLed, onOpen, onSelect }: GroupGlanceProps) {
  const ui = useText(uiText)
  const title = group.title || ui.unnamedGroup
  return (
    <section
      className={panel.panel}
      aria-label={title}
      data-row={group.id}
      data-color={group.color || undefined}
    >
      <GroupHead {...{ group, words, beside }} />
      <Items listId={group.id} items={group.items.slice(0, atAGlance)} onOpen={onOpen} />
      {group.items.length > atAGlance && (
        <button type="button" className={classes.showAll} disabled={isLed} onClick={() => onSelect(group.id)}>
          {words.showGroup(group.items.length)}
        </button>
      )}
    </section>
  )
}

/** A list of a thousand items still scrolls smoothly: cards outside the viewport are not laid out. */
type OneGroupProps = Pick<GroupGlanceProps, 'group' | 'words' | 'beside' | 'onOpen'>

function OneGroup({ group, words, beside, onOpen }: OneGroupProps) {
  const ui = useText(uiText)
  const title = group.title || ui.unnamedGroup
  return (
    <section className={panel.panel} aria-label={title} data-color={group.color || undefined}>
      <GroupHead {...{ group, words, beside }} />
      <Items listId={group.id} items={group.items} onOpen={onOpen} isAll />
    </section>
  )
}

function GroupHead({ group, words, beside }: Pick<GroupGlanceProps, 'group' | 'words' | 'beside'>) {
  const ui = useText(uiText)
  return (
    <>
      <header className={panel.head}>
        <PanelHeading title={group.title || ui.unnamedGroup} count={words.groupCount(group.items.length)} />
        {beside}
      </header>
      {group.items.length === 0 && <p className={panel.hint}>{words.emptyGroupReading}</p>}
    </>
  )
}

interface ItemsProps {
  listId: string
  items: BoardItem[]
  onOpen: (id: ItemId) => void
  isAll?: boolean
}

function Items({ listId, items, onOpen, isAll = false }: ItemsProps) {
  return (
    <ul
      className={isAll ? `${classes.items} ${classes.columns}` : classes.items}
      data-list={`items:${listId}`}
    >
      {items.map((item) => (
        <li key={item.id} className={classes.item} data-row={item.id}>
          <button type="button" className={classes.openItem} onClick={() => onOpen(item.id)}>
            {item.text}
          </button>
        </li>
      ))}
    </ul>
  )
}
