import { IconMessage } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { presentText } from '../text.ts'
import type { SlidePages } from './pages.ts'
import { SlidePage } from './SlidePage.tsx'
import classes from './Thumbnails.module.css'
import { usePageSize, usualSize } from './usePageSize.ts'
import { thumbnailFactor } from './zoom.ts'
import type { Size } from './zoom.ts'

export interface ThumbnailsProps {
  pages: SlidePages
  page: number
  /** The number of comments by page; null where no comments are shown. */
  comments: ReadonlyMap<number, number> | null
  /** In a row above the page, otherwise in a column beside it. */
  isRow: boolean
  onTurn: (page: number) => void
}

const gap = 8
/** Number and border of a thumbnail. */
const around = { height: 28, width: 4 }
/** Of a page in a row, at most: the page itself needs the room. */
const rowPictureHeight = 116

/** All pages, small; only those in view are drawn. */
export function Thumbnails({ pages, page, comments, isRow, onTurn }: ThumbnailsProps) {
  const text = useText(presentText)
  const list = useRef<HTMLDivElement>(null)
  const first = usePageSize(pages, 1) ?? usualSize
  const scale = thumbnailFactor(first)
  const length = isRow ? first.width * scale + around.width : first.height * scale + around.height
  const virtualizer = useVirtualizer({
    count: pages.count,
    getScrollElement: () => list.current,
    estimateSize: () => length,
    horizontal: isRow,
    overscan: 2,
    gap,
    useFlushSync: false,
  })
  useEffect(() => {
    virtualizer.measure()
  }, [virtualizer, length, isRow])
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const show = (): void => virtualizer.scrollToIndex(page - 1, { align: 'auto' })
    show()
    // Also when the strip becomes smaller, as on a tablet that is turned.
    const observer = new ResizeObserver(show)
    observer.observe(element)
    return () => observer.disconnect()
  }, [virtualizer, page, pages.count, isRow, length])
  const total = virtualizer.getTotalSize()
  const pictureHeight = Math.min(rowPictureHeight, first.height * scale)
  const row = { width: total, height: pictureHeight + around.height, '--row-picture': `${pictureHeight}px` }
  return (
    <nav ref={list} className={classes.list} aria-label={text.thumbnails} data-row={isRow || undefined}>
      <ol className={classes.inner} style={isRow ? row : { height: total }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={pages.count}
            aria-posinset={index + 1}
            className={classes.item}
            style={{ transform: isRow ? `translateX(${start}px)` : `translateY(${start}px)` }}
          >
            <Thumbnail
              pages={pages}
              page={index + 1}
              isCurrent={index + 1 === page}
              count={comments?.get(index + 1) ?? 0}
              placeholder={first}
              onTurn={onTurn}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface ThumbnailProps {
  pages: SlidePages
  page: number
  isCurrent: boolean
  /** Number of comments. */
  count: number
  /** Its size until its own is known. */
  placeholder: Size
  onTurn: (page: number) => void
}

function Thumbnail({ pages, page, isCurrent, count, placeholder, onTurn }: ThumbnailProps) {
  const text = useText(presentText)
  const size = usePageSize(pages, page)
  const { width, height } = size ?? placeholder
  const factor = thumbnailFactor({ width, height })
  const label = count > 0 ? `${text.slide(page)}, ${text.comments(count)}` : text.slide(page)
  return (
    <button
      type="button"
      className={classes.thumbnail}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onTurn(page)}
    >
      <span className={classes.picture} style={{ width: width * factor, height: height * factor }}>
        {size && (
          <SlidePage {...{ pages, page, size, factor }} turn={2} attempt={isCurrent} hasText={false} />
        )}
      </span>
      <span className={classes.facts} aria-hidden="true">
        {page}
        {count > 0 && (
          <span className={classes.count} translate="no">
            <IconMessage size={14} /> {count}
          </span>
        )}
      </span>
    </button>
  )
}
