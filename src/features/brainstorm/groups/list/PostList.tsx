import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { PostId } from '#domain/ids.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { useFocusedRow, withHeld } from '#activity/cards/focusedRow.ts'
import { useDrag } from '../drag/dragState.ts'
import { dropIds } from '../drag/dropTargets.ts'
import { DraggablePost } from '../post/DraggablePost.tsx'
import panel from '../Panel.module.css'
import classes from './PostList.module.css'

export interface PostListProps {
  /** The list's name, of `dropIds`. */
  listId: string
  label: string
  posts: PostView[]
  /** Shown while the list is empty. */
  hint: ReactNode
  /** The answers in the list are drop targets themselves. */
  hasDropTargets?: boolean
}

/** Above this number of answers the list is virtualised: only the cards in view are rendered. */
const virtualAbove = 100

/** A vertical list of draggable answers. Its order is frozen while an item is dragged over it. */
export function PostList({ listId, label, posts, hint, hasDropTargets = false }: PostListProps) {
  // State instead of a ref: the rows mount before this element exists and must be rendered again when it does.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const listIds = useMemo(() => posts.map(({ id }) => id), [posts])
  const rows = { posts, listIds, hasDropTargets }
  return (
    <div
      ref={setScroller}
      role={posts.length > 0 ? 'list' : 'group'}
      aria-label={label}
      tabIndex={-1}
      className={classes.list}
      data-list={listId}
    >
      {posts.length > virtualAbove ? (
        <VirtualRows {...rows} scroller={scroller} />
      ) : (
        posts.map((post) => (
          <DraggablePost key={post.id} {...{ post, listIds }} isDropTarget={hasDropTargets} />
        ))
      )}
      {posts.length === 0 && <div className={panel.hint}>{hint}</div>}
    </div>
  )
}

interface VirtualRowsProps {
  posts: PostView[]
  listIds: readonly PostId[]
  hasDropTargets: boolean
  scroller: HTMLDivElement | null
}

const rowHeight = 62
const gap = 8

function VirtualRows({ posts, listIds, hasDropTargets, scroller }: VirtualRowsProps) {
  // The dragged or focused card stays mounted while the list scrolls, because it receives the touch or key events.
  const lifted = useDrag((drag) => (drag.lifted?.kind === 'post' ? listIds.indexOf(drag.lifted.id) : -1))
  const { focusedId, rowFocus } = useFocusedRow()
  const focused = focusedId === null ? -1 : listIds.indexOf(focusedId)
  const virtualizer = useVirtualizer({
    count: posts.length,
    getScrollElement: () => scroller,
    getItemKey: (index) => posts[index]?.id ?? index,
    estimateSize: () => rowHeight,
    gap,
    paddingStart: 4,
    paddingEnd: 4,
    overscan: 6,
    rangeExtractor: (range) => withHeld(withHeld(defaultRangeExtractor(range), lifted), focused),
  })
  // The card that the arrow keys reach may not be rendered yet.
  const chosen = useDrag(({ by, target }) =>
    by === 'keys' && target !== null ? listIds.findIndex((id) => dropIds.post(id) === target) : -1,
  )
  useEffect(() => {
    if (hasDropTargets && chosen >= 0) virtualizer.scrollToIndex(chosen)
  }, [hasDropTargets, chosen, virtualizer])
  return (
    <div className={classes.rows} style={{ height: virtualizer.getTotalSize() }} {...rowFocus}>
      {virtualizer.getVirtualItems().map((row) => {
        const post = posts[row.index]
        return post ? (
          <div
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            className={classes.row}
            style={{ top: row.start }}
          >
            <DraggablePost {...{ post, listIds }} isDropTarget={hasDropTargets} />
          </div>
        ) : null
      })}
    </div>
  )
}
