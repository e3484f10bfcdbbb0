import { Draggable, Droppable } from 'react-beautiful-dnd'
import type { PostGroupId } from '#domain/ids.ts'
import { useText } from '#ui/useText.ts'
import { dropIds } from './groupBoard.ts'
import type { GroupWithPosts } from './groupBoard.ts'
import { GroupMenu } from './GroupMenu.tsx'
import classes from './Groups.module.css'
import { brainstormText } from '../text.ts'
import type { Grouping } from './useGrouping.ts'

export interface GroupListProps {
  groups: GroupWithPosts[]
  selectedId: PostGroupId | null
  onSelect: (id: PostGroupId) => void
  grouping: Grouping
}

/** The groups, each with its answers as a stack; answers and groups may be dropped on each. */
export function GroupList({ groups, selectedId, onSelect, grouping }: GroupListProps) {
  const text = useText(brainstormText)
  return (
    <Droppable droppableId={dropIds.groups} type="group" isCombineEnabled>
      {(list) => (
        <div ref={list.innerRef} {...list.droppableProps} className={classes.groupList}>
          {groups.map((group, index) => (
            <Draggable key={group.id} draggableId={dropIds.group(group.id)} index={index}>
              {(card, snapshot) => (
                <div
                  ref={card.innerRef}
                  {...card.draggableProps}
                  className={classes.groupCard}
                  data-selected={group.id === selectedId || undefined}
                  data-target={snapshot.combineTargetFor ? true : undefined}
                >
                  <div className={classes.groupHead}>
                    <button
                      type="button"
                      {...card.dragHandleProps}
                      role="button"
                      className={classes.groupName}
                      aria-pressed={group.id === selectedId}
                      onClick={() => onSelect(group.id)}
                    >
                      <span className={classes.groupNameText}>{group.title || text.unnamedGroup}</span>
                      <span className={classes.groupCount}>{text.groupCount(group.posts.length)}</span>
                    </button>
                    <GroupMenu group={group} groups={groups} grouping={grouping} />
                  </div>
                  <GroupStack group={group} />
                </div>
              )}
            </Draggable>
          ))}
          {list.placeholder}
          {groups.length === 0 && (
            <div className={classes.hint}>
              <strong>{text.noGroupsTitle}</strong>
              <p>{text.noGroupsHint}</p>
            </div>
          )}
        </div>
      )}
    </Droppable>
  )
}

const stacked = 3

/** Three cards of a group, one over the other; a place to drop answers. */
function GroupStack({ group }: { group: GroupWithPosts }) {
  const text = useText(brainstormText)
  return (
    <Droppable droppableId={dropIds.onto(group.id)} type="answer">
      {(stack, snapshot) => (
        <div
          ref={stack.innerRef}
          {...stack.droppableProps}
          className={classes.stack}
          data-over={snapshot.isDraggingOver || undefined}
        >
          {group.posts.slice(0, stacked).map((post) => (
            <p key={post.id} className={classes.stackCard}>
              {post.text}
            </p>
          ))}
          {group.posts.length === 0 && <p className={classes.hint}>{text.emptyGroup}</p>}
          <div className={classes.noPlaceholder}>{stack.placeholder}</div>
        </div>
      )}
    </Droppable>
  )
}
