import { Draggable } from 'react-beautiful-dnd'
import type { DraggableProvided, DraggableStateSnapshot } from 'react-beautiful-dnd'
import type { PostId } from '#domain/ids.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { useText } from '#ui/useText.ts'
import { useGroupsDesk } from './deskContext.ts'
import { dropIds } from './groupBoard.ts'
import classes from './DraggablePost.module.css'
import { groupsText } from './groupsText.ts'
import { MenuButton } from './MenuButton.tsx'
import { Score } from './Score.tsx'

export interface DraggablePostProps {
  post: PostView
  index: number
  /** The answers of the list it stands in. */
  listIds: readonly PostId[]
}

/** An answer that can be lifted by pointer, touch or keyboard; while selecting, one that can be chosen. */
export function DraggablePost({ post, index, listIds }: DraggablePostProps) {
  const { selecting } = useGroupsDesk()
  return (
    <Draggable draggableId={dropIds.post(post.id)} index={index} isDragDisabled={selecting.isOn}>
      {(provided, snapshot) => <LiftedPost {...provided} {...{ post, listIds, snapshot }} />}
    </Draggable>
  )
}

export interface LiftedPostProps extends DraggableProvided {
  post: PostView
  listIds: readonly PostId[]
  snapshot: DraggableStateSnapshot
}

/** The card of an answer, in its list or under the pointer. */
export function LiftedPost(props: LiftedPostProps) {
  const { post, listIds, snapshot, innerRef, draggableProps, dragHandleProps } = props
  const text = useText(groupsText)
  const { selecting } = useGroupsDesk()
  const isSelected = selecting.isOn && selecting.selection.has(post.id)
  return (
    <div
      ref={innerRef}
      {...draggableProps}
      role="listitem"
      className={classes.card}
      data-row={post.id}
      data-lifted={snapshot.isDragging || undefined}
      data-target={snapshot.combineTargetFor ? true : undefined}
      data-selected={isSelected || undefined}
    >
      {selecting.isOn ? (
        <label className={classes.pick}>
          <input
            type="checkbox"
            data-control="handle"
            checked={isSelected}
            onChange={(event) => {
              const isRange = 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true
              selecting.toggle(post.id, listIds, isRange)
            }}
          />
          <span className={classes.text}>{post.text}</span>
        </label>
      ) : (
        <div {...dragHandleProps} className={classes.handle} data-control="handle">
          <span className={classes.text}>{post.text}</span>
        </div>
      )}
      <Score score={post.score} className={classes.score ?? ''} />
      {!selecting.isOn && (
        <MenuButton label={text.answerMenu(post.text)} of={{ kind: 'post', postId: post.id }} />
      )}
    </div>
  )
}
