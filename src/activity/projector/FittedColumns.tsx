import { Fragment, useRef } from 'react'
import type { ReactNode } from 'react'
import { useCalm } from '#ui/useCalm.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './FittedColumns.module.css'
import { cardEms, gapEms, useColumns } from './useColumns.ts'
import '#ui/groupColors.css'
import { projectorViewText } from './projectorViewText.ts'

/** Cards that belong together. */
export interface FittedSection {
  id: string
  /** Shown above the cards; null: no heading and no frame. */
  heading: { label: string; first: ReactNode; continued: ReactNode } | null
  /** Colour of a group; 0: none. */
  color: number
  cards: { id: string; card: ReactNode }[]
}

export interface FittedColumnsProps {
  label: string
  /** A new array for new content: everything is measured again then. */
  sections: readonly FittedSection[]
  /** Type size in percent of the screen's shorter side; smaller when there is more to show. */
  largestVmin?: number
  /** Least width of a column, in the size of its type. */
  columnEms?: number
}

/** Shows cards as large as everything fits; what does not fit at a readable size is shown in pages. */
export function FittedColumns({
  label,
  sections,
  largestVmin = 6.4,
  columnEms = cardEms,
}: FittedColumnsProps) {
  const text = useText(projectorViewText)
  const box = useRef<HTMLDivElement>(null)
  const calm = useCalm(sections, pauseMs(sections))
  const { layout, rulerRef, page, pages } = useColumns(box, calm, { largestVmin, columnEms })
  const shown = layout?.columns.slice(page * layout.sideBySide, (page + 1) * layout.sideBySide)
  return (
    <>
      <div className={classes.box} ref={box}>
        {layout && shown && (
          <div
            key={page}
            className={classes.page}
            role="region"
            aria-label={label}
            data-turns={pages > 1 || undefined}
            style={{
              fontSize: `${layout.sizeVmin}vmin`,
              columnGap: `${gapEms}em`,
              gridTemplateColumns: `repeat(${layout.sideBySide}, minmax(0, 1fr))`,
            }}
          >
            {shown.map((pieces, index) => (
              <div key={index} className={classes.column}>
                {pieces.map(({ section: at, from, to, isContinued }) => {
                  const section = calm[at]
                  if (!section) return null
                  const { heading, cards } = section
                  return (
                    <Section key={section.id} section={section} isContinued={isContinued}>
                      {isContinued ? heading?.continued : heading?.first}
                      {cards.slice(from, to).map(({ id, card }) => (
                        <Fragment key={id}>{card}</Fragment>
                      ))}
                    </Section>
                  )
                })}
              </div>
            ))}
          </div>
        )}
        {rulerRef && (
          <div className={`${classes.column} ${classes.ruler}`} ref={rulerRef}>
            {calm.map((section) => (
              <Section key={section.id} section={section}>
                {section.heading && <div data-heading="">{section.heading.first}</div>}
                {section.heading && <div data-continued="">{section.heading.continued}</div>}
                {section.cards.map(({ id, card }) => (
                  <div key={id} data-card="">
                    {card}
                  </div>
                ))}
              </Section>
            ))}
          </div>
        )}
      </div>
      {pages > 1 && <p className={classes.number}>{text.page(page + 1, pages)}</p>}
    </>
  )
}

/** Throttled: a wall of cards that moves with each answer cannot be read, and measuring it is wasted. */
function pauseMs(sections: readonly FittedSection[]): number {
  const cards = sections.reduce((sum, section) => sum + section.cards.length, 0)
  return cards < 40 ? 0 : Math.min(2000, 5 * cards)
}

interface SectionProps {
  section: FittedSection
  isContinued?: boolean
  children: ReactNode
}

function Section({ section: { heading, color }, isContinued = false, children }: SectionProps) {
  const text = useText(projectorViewText)
  return heading ? (
    <section
      className={classes.section}
      aria-label={isContinued ? `${heading.label} ${text.continued}` : heading.label}
      data-framed=""
      data-color={color || undefined}
      data-section=""
    >
      {children}
    </section>
  ) : (
    <div className={classes.section} data-section="">
      {children}
    </div>
  )
}
