import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useState } from 'react'
import { Droppable } from 'react-beautiful-dnd'
import type { PostView } from '#domain/brainstorm/read.ts'
import { useText } from '#ui/useText.ts'
import { DraggablePost } from './DraggablePost.tsx'
import { dropIds } from './groupBoard.ts'
import type { GroupWithPosts } from './groupBoard.ts'
import classes from './Groups.module.css'
import { brainstormText } from '../text.ts'
import type { Grouping } from './useGrouping.ts'

export interface UngroupedPanelProps {
  posts: PostView[]
  groups: GroupWithPosts[]
  grouping: Grouping
}

/** The answers in no group; 30 % of the width, or minimised. */
export function UngroupedPanel({ posts, groups, grouping }: UngroupedPanelProps) {
  const text = useText(brainstormText)
  const [isMinimised, setMinimised] = useState(false)
  return (
    <section
      className={classes.ungrouped}
      data-minimised={isMinimised || undefined}
      aria-label={text.ungrouped}
    >
      <header className={classes.panelHead}>
        {!isMinimised && (
          <h3 className={classes.groupTitle}>
            {text.ungrouped} <span className={classes.number}>{posts.length}</span>
          </h3>
        )}
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
      {!isMinimised && (
        <Droppable droppableId={dropIds.ungrouped} type="answer" isCombineEnabled>
          {(provided, snapshot) => (
            <div
              ref={provided.innerRef}
              {...provided.droppableProps}
              className={classes.list}
              data-over={snapshot.isDraggingOver || undefined}
            >
              {posts.map((post, index) => (
                <DraggablePost key={post.id} {...{ post, index, groups, grouping }} />
              ))}
              {provided.placeholder}
              {posts.length === 0 && <p className={classes.hint}>{text.allGrouped}</p>}
            </div>
          )}
        </Droppable>
      )}
    </section>
  )
}
