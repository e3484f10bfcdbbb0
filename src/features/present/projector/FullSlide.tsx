import type { ReactNode } from 'react'
import type { SlidePages } from '../viewer/pages.ts'
import { SlidePage } from '../viewer/SlidePage.tsx'
import { useInnerSize } from '../viewer/useInnerSize.ts'
import { usePageSize } from '../viewer/usePageSize.ts'
import { factorOf } from '../viewer/zoom.ts'
import type { Size } from '../viewer/zoom.ts'
import classes from './FullSlide.module.css'

export interface FullSlideProps {
  pages: SlidePages
  page: number
  label: string
  /** Under the page, which it leaves uncovered: how to join, and the timer. */
  under?: ReactNode
  /** Why the slides are not those of now; null when they are. */
  note: string | null
}

/** One page as large as the screen allows. Its neighbours are drawn ahead, so that a turn shows at once. SPEC SL29 */
export function FullSlide({ pages, page, label, under, note }: FullSlideProps) {
  const { ref, width, height } = useInnerSize()
  const near = [page - 1, page, page + 1].filter((one) => one >= 1 && one <= pages.count)
  return (
    <div className={classes.screen}>
      <section ref={ref} className={classes.place} aria-label={label}>
        {near.map((one) => (
          <div key={one} className={classes.slide} data-ahead={one !== page || undefined}>
            <Fitted pages={pages} place={{ width, height }} page={one} isShown={one === page} />
          </div>
        ))}
        {note !== null && (
          <p className={classes.note} role="status">
            {note}
          </p>
        )}
      </section>
      {under}
    </div>
  )
}

function Fitted({
  pages,
  page,
  place,
  isShown,
}: {
  pages: SlidePages
  page: number
  place: Size
  isShown: boolean
}) {
  const size = usePageSize(pages, page)
  if (!size) return null
  const factor = factorOf({ by: 'page' }, size, place, 1)
  return (
    <SlidePage {...{ pages, page, size, factor }} turn={isShown ? 0 : 1} hasText={isShown} isUnattended />
  )
}
