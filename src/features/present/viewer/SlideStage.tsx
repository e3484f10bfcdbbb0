import { useMergedRef } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { useFocusLeft } from '../upload/focusLeft.ts'
import { presentText } from '../text.ts'
import { PageLinks } from './PageLinks.tsx'
import type { Drawing, SlidePages } from './pages.ts'
import { SlidePage } from './SlidePage.tsx'
import classes from './SlideStage.module.css'
import { usePageSize } from './usePageSize.ts'
import { usePinch } from './usePinch.ts'
import { useSwipe } from './useSwipe.ts'
import type { Zooming } from './useZoom.ts'
import type { Size } from './zoom.ts'

export interface SlideStageProps {
  pages: SlidePages
  page: number
  zooming: Zooming
  /** Null: this person may not turn pages. */
  onTurn: ((page: number) => void) | null
}

/** The page on the screen, scrolled where it is larger than its place. Its neighbours are drawn ahead of time. */
export function SlideStage({ pages, page, zooming, onTurn }: SlideStageProps) {
  const text = useText(presentText)
  const place = useRef<HTMLDivElement>(null)
  useFocusLeft(place)
  const { factor, setZoom } = zooming
  const measured = useMergedRef(place, zooming.place)
  const { sheet } = usePinch(place, factor ?? 1, setZoom)
  useSwipe(place, (direction) => {
    const to = page + direction
    if (to >= 1 && to <= pages.count) onTurn?.(to)
  })
  useEffect(() => {
    place.current?.scrollTo(0, 0)
  }, [page])
  const near = [page, page + 1, page - 1].filter((one) => one >= 1 && one <= pages.count)
  return (
    <section className={classes.stage} aria-label={text.slideOf(page, pages.count)} data-stage>
      {/* Scrolled with the keyboard too. */}
      <div
        ref={measured}
        className={classes.place}
        tabIndex={0}
        role="group"
        aria-label={text.slide(page)}
        data-place
      >
        <div ref={sheet} className={classes.sheet}>
          {near
            .toSorted((a, b) => a - b)
            .map((one) => (
              <div key={one} className={classes.slide} data-ahead={one !== page || undefined}>
                <StagePage {...{ pages, zooming, onTurn }} page={one} isShown={one === page} />
              </div>
            ))}
        </div>
      </div>
    </section>
  )
}

function StagePage({ pages, page, zooming, onTurn, isShown }: SlideStageProps & { isShown: boolean }) {
  const size = usePageSize(pages, page)
  const [before, setBefore] = useState<{ pages: SlidePages; size: Size } | null>(null)
  if (size && (before?.pages !== pages || before.size !== size)) setBefore({ pages, size })
  // Of a document that takes another one's place the sizes are not known at once: until then the page stays. SPEC SL5
  const shown = size ? { pages, size } : before
  if (!shown) return null
  const turn: Drawing['turn'] = isShown ? 0 : 1
  return (
    <SlidePage {...shown} {...{ page, turn }} factor={zooming.factorFor(shown.size)} hasText={isShown}>
      {isShown && <PageLinks pages={shown.pages} {...{ page, onTurn }} />}
    </SlidePage>
  )
}
