import { Draggable } from 'react-beautiful-dnd'
import type { PostView } from '#domain/brainstorm/read.ts'
import { dropIds } from './groupBoard.ts'
import type { GroupWithPosts } from './groupBoard.ts'
import classes from './Groups.module.css'
import { PostMenu } from './PostMenu.tsx'
import type { Grouping } from './useGrouping.ts'

export interface DraggablePostProps {
  post: PostView
  index: number
  groups: GroupWithPosts[]
  grouping: Grouping
}

/** An answer that can be lifted, by pointer, touch or keyboard. */
export function DraggablePost({ post, index, groups, grouping }: DraggablePostProps) {
  return (
    <Draggable draggableId={dropIds.post(post.id)} index={index}>
      {(provided, snapshot) => (
        <div
          ref={provided.innerRef}
          {...provided.draggableProps}
          className={classes.draggable}
          data-lifted={snapshot.isDragging || undefined}
          data-target={snapshot.combineTargetFor ? true : undefined}
        >
          <div {...provided.dragHandleProps} className={classes.handle} aria-label={post.text}>
            {post.text}
          </div>
          <PostMenu post={post} groups={groups} grouping={grouping} />
        </div>
      )}
    </Draggable>
  )
}
