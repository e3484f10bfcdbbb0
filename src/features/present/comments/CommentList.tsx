import { Checkbox } from '@mantine/core'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef } from 'react'
import type * as Y from 'yjs'
import { useFocusedRow, withHeld } from '#activity/cards/focusedRow.ts'
import type { PresentCommentId } from '#domain/ids.ts'
import { useText } from '#ui/texts/useText.ts'
import type { SlideComment } from './commentList.ts'
import classes from './CommentList.module.css'
import { commentsText } from './commentsText.ts'
import { SlideCommentRow } from './SlideCommentRow.tsx'
import type { SlideCommentList } from './useComments.ts'

/** Above this number, only the comments in view are rendered. */
const virtualAbove = 40
const rowHeight = 92
const gap = 4

export interface CommentListProps {
  comments: SlideCommentList
  /** Those on the page, in display order. */
  here: readonly SlideComment[]
  /** The desk or board that this screen reads. */
  doc: Y.Doc
  /** The server's time, in epoch milliseconds. */
  nowMs: number
  /** The chosen ones; null while nobody is selecting. */
  chosen: ReadonlySet<PresentCommentId> | null
  onChoose: (id: PresentCommentId, isChosen: boolean) => void
  onOpen: (id: PresentCommentId) => void
  /** A comment that was just written here: it is scrolled into view and marked. */
  newId: PresentCommentId | null
}

/** The comments on one page, which scroll by themselves. Rows stay mounted when the list becomes long. */
export function CommentList(props: CommentListProps) {
  const { comments, here, doc, nowMs, chosen, onChoose, onOpen, newId } = props
  const { acts, isLocked, mayChangeAll } = comments
  const text = useText(commentsText)
  const scroller = useRef<HTMLDivElement>(null)
  const { focusedId, rowFocus } = useFocusedRow()
  const focusedAt = focusedId === null ? -1 : here.findIndex(({ id }) => id === focusedId)
  const isLong = here.length > virtualAbove
  // For short lists too: when one becomes long, it is known which rows are in view, and they stay as they are.
  const virtualizer = useVirtualizer({
    count: here.length,
    gap,
    overscan: 6,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    // The same functions while nothing changes: with others all rows are measured anew.
    getItemKey: useCallback((index: number) => here[index]?.id ?? index, [here]),
    // The row with the focus stays mounted while the list scrolls, so that focus is never lost.
    rangeExtractor: useCallback(
      (range: Range) => withHeld(defaultRangeExtractor(range), focusedAt),
      [focusedAt],
    ),
    useFlushSync: false,
  })
  const rows = isLong ? virtualizer.getVirtualItems() : here.map((_comment, index) => ({ index, start: 0 }))

  const newAt = newId === null ? -1 : here.findIndex(({ id }) => id === newId)
  const revealed = useRef(newId)
  useEffect(() => {
    if (newAt < 0 || revealed.current === newId) return
    revealed.current = newId
    if (isLong) virtualizer.scrollToIndex(newAt)
    else scroller.current?.querySelector('[data-new]')?.scrollIntoView({ block: 'nearest' })
  }, [newAt, newId, isLong, virtualizer])

  return (
    <div ref={scroller} className={classes.scroller}>
      <ul
        className={classes.list}
        data-list="comments"
        data-long={isLong || undefined}
        style={isLong ? { height: virtualizer.getTotalSize() } : undefined}
        {...rowFocus}
      >
        {rows.map(({ index, start }) => {
          const comment = here[index]
          return (
            comment && (
              <li
                key={comment.id}
                ref={virtualizer.measureElement}
                className={classes.item}
                data-index={index}
                data-row={comment.id}
                data-new={comment.id === newId || undefined}
                aria-setsize={isLong ? here.length : undefined}
                aria-posinset={isLong ? index + 1 : undefined}
                style={isLong ? { transform: `translateY(${start}px)` } : undefined}
              >
                {chosen && (
                  <Checkbox
                    className={classes.choice ?? ''}
                    aria-label={text.selectOne(comment.text)}
                    checked={chosen.has(comment.id)}
                    onChange={(event) => onChoose(comment.id, event.currentTarget.checked)}
                  />
                )}
                <SlideCommentRow
                  {...{ comment, doc, nowMs, isLocked, acts, onOpen }}
                  // Whoever chooses several acts on these.
                  mayChange={(mayChangeAll || comment.isMine) && !isLocked && chosen === null}
                />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
