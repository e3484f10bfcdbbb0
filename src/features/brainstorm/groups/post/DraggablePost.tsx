import { memo } from 'react'
import type { PostId } from '#domain/ids.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { useText } from '#ui/texts/useText.ts'
import { useGroupsDesk } from '../deskContext.ts'
import { useIsLifted, useIsTarget } from '../drag/dragState.ts'
import { dropIds } from '../drag/dropTargets.ts'
import classes from './DraggablePost.module.css'
import { dragHintId } from '../drag/DragHint.tsx'
import { groupsText } from '../groupsText.ts'
import { MenuButton } from '../MenuButton.tsx'
import { Score } from './Score.tsx'
import { useSeenByKeys } from '../drag/useSeenByKeys.ts'

export interface DraggablePostProps {
  post: PostView
  /** The answers of the list that contains it. */
  listIds: readonly PostId[]
  /** Another answer can be dropped on it; otherwise the surrounding list is the drop target. */
  isDropTarget: boolean
}

/** An answer that can be dragged by pointer, touch or keyboard; in select mode, one that can be selected. */
export const DraggablePost = memo(function MemoDraggablePost({
  post,
  listIds,
  isDropTarget,
}: DraggablePostProps) {
  const text = useText(groupsText)
  const { selecting } = useGroupsDesk()
  const name = dropIds.post(post.id)
  const isLifted = useIsLifted({ kind: 'post', id: post.id })
  const isTarget = useIsTarget(name) && isDropTarget
  const seen = useSeenByKeys<HTMLDivElement>(isTarget)
  const isSelected = selecting.isOn && selecting.selection.has(post.id)
  return (
    <div
      ref={seen}
      role="listitem"
      className={classes.card}
      data-row={post.id}
      data-drop={isDropTarget ? name : undefined}
      data-lifted={isLifted || undefined}
      data-target={isTarget || undefined}
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
        <div
          role="button"
          tabIndex={0}
          aria-describedby={dragHintId}
          className={classes.handle}
          data-control="handle"
          data-drag={name}
        >
          <span className={classes.text}>{post.text}</span>
        </div>
      )}
      <Score score={post.score} className={classes.score ?? ''} />
      {!selecting.isOn && (
        <MenuButton label={text.answerMenu(post.text)} of={{ kind: 'post', postId: post.id }} />
      )}
    </div>
  )
})
