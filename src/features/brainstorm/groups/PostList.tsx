import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { Droppable } from 'react-beautiful-dnd'
import type { DraggableChildrenFn, DroppableProvided, DroppableProvidedProps } from 'react-beautiful-dnd'
import type { PostId } from '#domain/ids.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { useGroupsDesk } from './deskContext.ts'
import { DraggablePost, LiftedPost } from './DraggablePost.tsx'
import { dropIds } from './groupBoard.ts'
import panel from './Panel.module.css'
import classes from './PostList.module.css'

export interface PostListProps {
  /** Of `dropIds`. */
  listId: string
  label: string
  posts: PostView[]
  /** What stands there while it is empty. */
  hint: ReactNode
  isCombineEnabled?: boolean
}

/** Above this many, only the cards in view are made. */
const virtualAbove = 100

/** Answers one under the other, to be lifted from here and dropped here. */
export function PostList({ listId, label, posts, hint, isCombineEnabled = false }: PostListProps) {
  const isVirtual = posts.length > virtualAbove
  const listIds = useMemo(() => posts.map(({ id }) => id), [posts])
  const clone: DraggableChildrenFn = (provided, snapshot, rubric) => {
    const post = posts.find(({ id }) => dropIds.post(id) === rubric.draggableId)
    return post ? <LiftedPost {...provided} {...{ post, listIds, snapshot }} /> : null
  }
  return (
    <Droppable
      key={isVirtual ? 'virtual' : 'standard'}
      droppableId={listId}
      type="answer"
      isCombineEnabled={isCombineEnabled}
      mode={isVirtual ? 'virtual' : 'standard'}
      renderClone={isVirtual ? clone : null}
    >
      {(provided, snapshot) => {
        const { innerRef, droppableProps, placeholder } = provided
        const list = {
          listId,
          label,
          posts,
          listIds,
          innerRef,
          droppableProps,
          isOver: snapshot.isDraggingOver,
        }
        return isVirtual ? <VirtualRows {...list} /> : <Rows {...list} {...{ placeholder, hint }} />
      }}
    </Droppable>
  )
}

interface RowsProps {
  listId: string
  label: string
  posts: PostView[]
  listIds: readonly PostId[]
  innerRef: DroppableProvided['innerRef']
  droppableProps: DroppableProvidedProps
  isOver: boolean
}

interface PlainRowsProps extends RowsProps {
  placeholder: ReactNode
  hint: ReactNode
}

function Rows(props: PlainRowsProps) {
  const { listId, label, posts, listIds, innerRef, droppableProps, isOver, placeholder, hint } = props
  return (
    <div
      ref={innerRef}
      {...droppableProps}
      role={posts.length > 0 ? 'list' : 'group'}
      aria-label={label}
      tabIndex={-1}
      className={classes.list}
      data-list={listId}
      data-over={isOver || undefined}
    >
      {posts.map((post, index) => (
        <DraggablePost key={post.id} {...{ post, index, listIds }} />
      ))}
      {placeholder}
      {posts.length === 0 && <div className={panel.hint}>{hint}</div>}
    </div>
  )
}

const rowHeight = 62
const gap = 8

function VirtualRows({ listId, label, posts, listIds, innerRef, droppableProps, isOver }: RowsProps) {
  const { liftedId } = useGroupsDesk()
  const scroller = useRef<HTMLDivElement | null>(null)
  const virtualizer = useVirtualizer({
    count: posts.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => posts[index]?.id ?? index,
    estimateSize: () => rowHeight,
    gap,
    paddingStart: 4,
    paddingEnd: 4,
    overscan: 6,
  })
  return (
    <div
      ref={(element) => {
        innerRef(element)
        scroller.current = element
      }}
      {...droppableProps}
      role="list"
      aria-label={label}
      tabIndex={-1}
      className={classes.list}
      data-list={listId}
      data-over={isOver || undefined}
    >
      <div className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const post = posts[row.index]
          if (!post) return null
          // The card that was lifted leaves its row empty; the row keeps its height, or all below would jump.
          const isLifted = liftedId === dropIds.post(post.id)
          return (
            <div
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              className={classes.row}
              style={{ top: row.start, ...(isLifted ? { height: row.size } : {}) }}
            >
              <DraggablePost post={post} index={row.index} listIds={listIds} />
            </div>
          )
        })}
      </div>
    </div>
  )
}
