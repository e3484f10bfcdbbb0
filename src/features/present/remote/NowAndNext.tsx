import type { ObjectId } from '#domain/ids.ts'
import type { SlideDocument } from '#domain/present/document.ts'
import { useText } from '#ui/texts/useText.ts'
import type { SlidePages } from '../viewer/pages.ts'
import { SlidePage } from '../viewer/SlidePage.tsx'
import { usePageSize } from '../viewer/usePageSize.ts'
import { useSlideFile } from '../viewer/useSlideFile.ts'
import { useSlides } from '../viewer/useSlides.ts'
import classes from './NowAndNext.module.css'
import { presentRemoteText } from './text.ts'

export interface NowAndNextProps {
  objectId: ObjectId
  document: SlideDocument
  page: number
}

/** Pictures of the page of the room and of the next one; nothing until the document is open. */
export function NowAndNext({ objectId, document, page }: NowAndNextProps) {
  const text = useText(presentRemoteText)
  const { pages } = useSlides(document, useSlideFile(objectId))
  if (!pages) return null
  const shown = [
    { at: page, label: text.now },
    { at: page + 1, label: text.next },
  ].filter(({ at }) => at <= pages.count)
  return (
    <span className={classes.pictures}>
      {shown.map(({ at, label }) => (
        <span key={at} className={classes.picture}>
          <span className={classes.label}>{label}</span>
          <Picture pages={pages} page={at} />
        </span>
      ))}
    </span>
  )
}

/** Two of them and a gap fit beside each other on the narrowest phone. */
const width = 152

function Picture({ pages, page }: { pages: SlidePages; page: number }) {
  const size = usePageSize(pages, page)
  return size && <SlidePage {...{ pages, page, size }} factor={width / size.width} turn={0} hasText={false} />
}
