import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMessage } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import type { PresentCommentId } from '#domain/ids.ts'
import { useIsNarrow } from '#ui/session/useIsNarrow.ts'
import { useText } from '#ui/texts/useText.ts'
import { CommentsPanel } from '../comments/CommentsPanel.tsx'
import { commentsText } from '../comments/commentsText.ts'
import type { SlideCommentList } from '../comments/useComments.ts'
import { presentText } from '../text.ts'
import type { SlidePages } from '../viewer/pages.ts'
import { SlideStage } from '../viewer/SlideStage.tsx'
import { Thumbnails } from '../viewer/Thumbnails.tsx'
import { useFullScreen } from '../viewer/useFullScreen.ts'
import { useInnerSize } from '../viewer/useInnerSize.ts'
import { useIsBarShown } from '../viewer/useIsBarShown.ts'
import { usePageSize } from '../viewer/usePageSize.ts'
import { useSlideFile } from '../viewer/useSlideFile.ts'
import { useSlideKeys } from '../viewer/useSlideKeys.ts'
import { useSlides } from '../viewer/useSlides.ts'
import type { OpenSlides } from '../viewer/useSlides.ts'
import { useZoom } from '../viewer/useZoom.ts'
import { ViewerBar } from '../viewer/ViewerBar.tsx'
import type { Size } from '../viewer/zoom.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { fitThumbnails } from './besideSlide.ts'
import type { SlideRoom } from './besideSlide.ts'
import { NextSlides, SlidesFailed, SlidesLoading } from './SlidesLoading.tsx'
import classes from './SlidesView.module.css'
import { useCommentsOpen } from './useCommentsOpen.ts'
import type { Present } from '../usePresent.ts'
import type { SlidePosition } from './useSlidePosition.ts'

const SlidesLost = lazyPart(async () => ({ default: (await import('./SlidesLost.tsx')).SlidesLost }))

/** Below this width of the page, comments are under the slide, in pixels. */
const besideWidth = 960
/** Below this width thumbnails are above the slide, and on an upright screen, which has more height than width, too. */
const thumbnailsWidth = 720

export interface SlidesViewProps {
  present: Present
  position: SlidePosition
  comments: SlideCommentList
  onOpenComment: (id: PresentCommentId) => void
}

/** The open document: its page, with thumbnails and comments beside it. */
export function SlidesView(props: SlidesViewProps) {
  const open = useSlideFile(props.present.objectId)
  return <SlidesOpened {...props} open={open} />
}

/** @param open exported for its test, which opens a document without a file */
export function SlidesOpened({ open, ...props }: SlidesViewProps & { open: OpenSlides }) {
  const { pages, progress, failure, retry } = useSlides(props.present.document, open)
  if (pages)
    return (
      <>
        <NextSlides {...{ progress, failure, retry }} />
        <Viewer {...props} pages={pages} />
      </>
    )
  if (failure === 'lost') return <SlidesLost present={props.present} onRetry={retry} />
  if (failure) return <SlidesFailed failure={failure} onRetry={retry} />
  return <SlidesLoading progress={progress ?? 0} />
}

function Viewer({
  present,
  position,
  comments,
  onOpenComment,
  pages,
}: SlidesViewProps & { pages: SlidePages }) {
  const text = useText(presentText)
  const words = useText(commentsText)
  const isSmallScreen = useIsNarrow()
  const { ref: area, width } = useInnerSize()
  const isNarrow = width === 0 ? isSmallScreen : width < besideWidth
  const isUpright = useMediaQuery('(orientation: portrait)', false, { getInitialValueInEffect: false })
  const isRow = isNarrow && (isUpright || width < thumbnailsWidth)
  const frame = useRef<HTMLDivElement>(null)
  const { onTurn, roomPage } = position
  // While another document loads, the one before may have fewer pages.
  const page = Math.min(position.page, pages.count)
  const fullScreen = useFullScreen(frame)
  const isBarShown = useIsBarShown(frame, fullScreen.isOn)
  const zooming = useZoom(pages, page, fullScreen.isOn)
  const size = usePageSize(pages, page)
  const [chosen, setComments] = useCommentsOpen()
  const [chosenThumbnails, setThumbnails] = useState(isSmallScreen ? false : null)
  const { areOffered } = comments
  // Comments that nobody sees do not take the room of the slide.
  const areCommentsOpen = areOffered && (chosen ?? present.areCommentsShown)
  const room: SlideRoom = { width, windowWidth: window.innerWidth, isNarrow, isRow }
  const fits = fitThumbnails(room, areCommentsOpen)
  // Where only one of both has room beside the slide, what was opened last takes the place of the other.
  const isOneBeside = areCommentsOpen && !isNarrow && !fits
  const areThumbnailsShown = !isOneBeside && (chosenThumbnails ?? fits)
  const toggleThumbnails = (): void => {
    setThumbnails(!areThumbnailsShown)
    if (isOneBeside) setComments(false)
  }
  useSlideKeys({ page, count: pages.count, onTurn })
  const here = present.commentCounts.get(page) ?? 0
  return (
    <div
      ref={area}
      className={classes.viewer}
      data-narrow={isNarrow || undefined}
      data-row={isRow || undefined}
      data-low={(isRow && size && size.height < size.width) || undefined}
      style={size ? slideHeight(width, size) : undefined}
    >
      {onTurn && areThumbnailsShown && !fullScreen.isOn && (
        <Thumbnails
          {...{ pages, page, onTurn }}
          comments={areOffered ? present.commentCounts : null}
          isRow={isRow}
        />
      )}
      <div
        ref={frame}
        className={classes.frame}
        data-full={fullScreen.isOn || undefined}
        data-bar={isBarShown || undefined}
      >
        <SlideStage {...{ pages, page, zooming, onTurn }} />
        <ViewerBar
          {...{ zooming, fullScreen }}
          turning={onTurn && { page, count: pages.count, onTurn }}
          thumbnails={
            onTurn && !fullScreen.isOn ? { areShown: areThumbnailsShown, toggle: toggleThumbnails } : null
          }
        >
          {roomPage !== null && (
            <Button variant="light" size="sm" onClick={() => onTurn?.(roomPage)}>
              {text.roomIsOn(roomPage)}
            </Button>
          )}
          {areOffered && !fullScreen.isOn && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconMessage size={18} aria-hidden="true" />}
              aria-expanded={areCommentsOpen}
              aria-label={areCommentsOpen ? words.hide : words.show(here)}
              onClick={() => setComments(!areCommentsOpen)}
            >
              {here}
            </Button>
          )}
        </ViewerBar>
      </div>
      {(areOffered ? areCommentsOpen : chosen !== false) && !fullScreen.isOn && (
        <CommentsPanel {...{ present, comments, page, isNarrow }} onOpen={onOpenComment} />
      )}
    </div>
  )
}

/** How high a slide of this size is in a place of this width, in pixels, for the styles. */
function slideHeight(width: number, size: Size): CSSProperties {
  return { '--slide-height': `${Math.ceil((width * size.height) / size.width)}px` } as CSSProperties
}
