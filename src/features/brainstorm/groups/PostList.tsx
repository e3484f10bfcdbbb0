import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { PostId } from '#domain/ids.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { useFocusedRow, withHeld } from '#activity/cards/focusedRow.ts'
import { useDrag } from './drag/dragState.ts'
import { dropIds } from './drag/places.ts'
import { DraggablePost } from './DraggablePost.tsx'
import panel from './Panel.module.css'
import classes from './PostList.module.css'

export interface PostListProps {
  /** Of `dropIds`. */
  listId: string
  label: string
  posts: PostView[]
  /** What stands there while it is empty. */
  hint: ReactNode
  /** Answers can be dropped on its answers. */
  hasPlaces?: boolean
}

/** Above this many, only the cards in view are made. */
const virtualAbove = 100

/** Answers one under the other, to be lifted from here. They stand still while something is dragged over them. */
export function PostList({ listId, label, posts, hint, hasPlaces = false }: PostListProps) {
  // Not a ref: the rows inside are mounted before it is there, and have to be told when it comes.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const listIds = useMemo(() => posts.map(({ id }) => id), [posts])
  const rows = { posts, listIds, hasPlaces }
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
        posts.map((post) => <DraggablePost key={post.id} {...{ post, listIds }} isPlace={hasPlaces} />)
      )}
      {posts.length === 0 && <div className={panel.hint}>{hint}</div>}
    </div>
  )
}

interface VirtualRowsProps {
  posts: PostView[]
  listIds: readonly PostId[]
  hasPlaces: boolean
  scroller: HTMLDivElement | null
}

const rowHeight = 62
const gap = 8

function VirtualRows({ posts, listIds, hasPlaces, scroller }: VirtualRowsProps) {
  // What is lifted or has the focus stays on the page while the list scrolls: it has the finger's events, or the keys.
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
  // The card that the arrow keys come to may not be made yet.
  const chosen = useDrag(({ by, target }) =>
    by === 'keys' && target !== null ? listIds.findIndex((id) => dropIds.post(id) === target) : -1,
  )
  useEffect(() => {
    if (hasPlaces && chosen >= 0) virtualizer.scrollToIndex(chosen)
  }, [hasPlaces, chosen, virtualizer])
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
            <DraggablePost {...{ post, listIds }} isPlace={hasPlaces} />
          </div>
        ) : null
      })}
    </div>
  )
}
