import { Droppable } from 'react-beautiful-dnd'
import { useText } from '#ui/useText.ts'
import { DraggablePost } from './DraggablePost.tsx'
import { dropIds } from './groupBoard.ts'
import type { GroupWithPosts } from './groupBoard.ts'
import classes from './Groups.module.css'
import { brainstormText } from '../text.ts'
import type { Grouping } from './useGrouping.ts'

export interface SelectedGroupProps {
  group: GroupWithPosts
  groups: GroupWithPosts[]
  grouping: Grouping
}

/** The answers of the selected group, to be taken out or moved on. */
export function SelectedGroup({ group, groups, grouping }: SelectedGroupProps) {
  const text = useText(brainstormText)
  return (
    <section className={classes.selected} aria-label={group.title || text.unnamedGroup}>
      <header className={classes.panelHead}>
        <h3 className={classes.groupTitle}>
          {group.title || text.unnamedGroup} <span className={classes.number}>{group.posts.length}</span>
        </h3>
      </header>
      <Droppable droppableId={dropIds.panel(group.id)} type="answer">
        {(provided, snapshot) => (
          <div
            ref={provided.innerRef}
            {...provided.droppableProps}
            className={classes.list}
            data-over={snapshot.isDraggingOver || undefined}
          >
            {group.posts.map((post, index) => (
              <DraggablePost key={post.id} {...{ post, index, groups, grouping }} />
            ))}
            {provided.placeholder}
            {group.posts.length === 0 && <p className={classes.hint}>{text.emptyGroup}</p>}
          </div>
        )}
      </Droppable>
    </section>
  )
}
