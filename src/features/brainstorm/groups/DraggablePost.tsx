import { memo } from 'react'
import type { PostId } from '#domain/ids.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { useText } from '#ui/useText.ts'
import { useGroupsDesk } from './deskContext.ts'
import { useIsLifted, useIsTarget } from './drag/dragState.ts'
import { dropIds } from './drag/places.ts'
import classes from './DraggablePost.module.css'
import { dragHintId } from './DragHint.tsx'
import { groupsText } from './groupsText.ts'
import { MenuButton } from './MenuButton.tsx'
import { Score } from './Score.tsx'
import { useSeenByKeys } from './drag/useSeenByKeys.ts'

export interface DraggablePostProps {
  post: PostView
  /** The answers of the list it stands in. */
  listIds: readonly PostId[]
  /** Another answer can be dropped on it; where it is not, the list it stands in is the place. */
  isPlace: boolean
}

/** An answer that can be lifted by pointer, touch or keyboard; while selecting, one that can be chosen. */
export const DraggablePost = memo(function DraggablePost({ post, listIds, isPlace }: DraggablePostProps) {
  const text = useText(groupsText)
  const { selecting } = useGroupsDesk()
  const name = dropIds.post(post.id)
  const isLifted = useIsLifted({ kind: 'post', id: post.id })
  const isTarget = useIsTarget(name) && isPlace
  const seen = useSeenByKeys<HTMLDivElement>(isTarget)
  const isSelected = selecting.isOn && selecting.selection.has(post.id)
  return (
    <div
      ref={seen}
      role="listitem"
      className={classes.card}
      data-row={post.id}
      data-drop={isPlace ? name : undefined}
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
