import { Draggable, Droppable } from 'react-beautiful-dnd'
import { shownColor } from '#domain/brainstorm/groupColors.ts'
import { useText } from '#ui/useText.ts'
import { useGroupsDesk } from './deskContext.ts'
import { dropIds } from './groupBoard.ts'
import type { GroupWithPosts } from './groupBoard.ts'
import classes from './GroupList.module.css'
import panel from './Panel.module.css'
import { groupsText } from './groupsText.ts'
import { GroupStack } from './GroupStack.tsx'
import { MenuButton } from './MenuButton.tsx'
import { Score } from './Score.tsx'

export interface GroupListProps {
  /** Names only, not higher than a few of them. */
  isCollapsed: boolean
}

/** The groups, each with its answers as a stack; answers and groups may be dropped on each. */
export function GroupList({ isCollapsed }: GroupListProps) {
  const text = useText(groupsText)
  const { groups } = useGroupsDesk().board
  return (
    <Droppable droppableId={dropIds.groups} type="group" isCombineEnabled>
      {(list) => (
        <div
          ref={list.innerRef}
          {...list.droppableProps}
          role={groups.length > 0 ? 'list' : 'group'}
          aria-label={text.groups}
          tabIndex={-1}
          className={classes.list}
          data-list={dropIds.groups}
          data-collapsed={isCollapsed || undefined}
        >
          {groups.map((group, index) => (
            <GroupCard key={group.id} {...{ group, index, isCollapsed }} />
          ))}
          {list.placeholder}
          {groups.length === 0 && (
            <div className={panel.hint}>
              <strong>{text.noGroupsTitle}</strong>
              <p>{text.noGroupsHint}</p>
            </div>
          )}
        </div>
      )}
    </Droppable>
  )
}

interface GroupCardProps extends GroupListProps {
  group: GroupWithPosts
  index: number
}

function GroupCard({ group, index, isCollapsed }: GroupCardProps) {
  const text = useText(groupsText)
  const { openGroupId, openGroup } = useGroupsDesk()
  const title = group.title || text.unnamedGroup
  return (
    // The handle is the name button itself, which the library would take for something not to drag by.
    <Draggable draggableId={dropIds.group(group.id)} index={index} disableInteractiveElementBlocking>
      {(card, { isDragging, combineTargetFor }) => (
        <div
          ref={card.innerRef}
          {...card.draggableProps}
          role="listitem"
          className={classes.card}
          data-row={group.id}
          data-color={shownColor(group.color) || undefined}
          data-selected={group.id === openGroupId || undefined}
          data-lifted={isDragging || undefined}
          data-target={combineTargetFor ? true : undefined}
        >
          <Droppable droppableId={dropIds.onto(group.id)} type="answer">
            {(onto, { isDraggingOver }) => (
              <div
                ref={onto.innerRef}
                {...onto.droppableProps}
                className={classes.onto}
                data-over={isDraggingOver || undefined}
              >
                <div className={panel.head}>
                  <button
                    type="button"
                    {...card.dragHandleProps}
                    role="button"
                    className={classes.name}
                    data-control="handle"
                    aria-pressed={group.id === openGroupId}
                    onClick={() => openGroup(group.id)}
                  >
                    <span className={classes.title}>{title}</span>
                    <span className={panel.count}>{text.groupCount(group.posts.length)}</span>
                    <Score score={group.score} />
                  </button>
                  <MenuButton label={text.groupMenu(title)} of={{ kind: 'group', groupId: group.id }} />
                </div>
                {!isCollapsed && group.posts.length > 0 && <GroupStack posts={group.posts} />}
                {!isCollapsed && group.posts.length === 0 && <p className={panel.hint}>{text.emptyGroup}</p>}
                <div className={classes.noPlaceholder}>{onto.placeholder}</div>
              </div>
            )}
          </Droppable>
        </div>
      )}
    </Draggable>
  )
}
