import { Fragment, useRef } from 'react'
import type { ReactNode } from 'react'
import { useCalm } from '#ui/useCalm.ts'
import { useText } from '#ui/useText.ts'
import classes from './FittedColumns.module.css'
import { gapEms, useColumns } from './useColumns.ts'
import '#ui/groupColors.css'
import { roomText } from './roomText.ts'

/** Cards that belong together. */
export interface FittedSection {
  id: string
  /** Above the cards; null: they stand without heading and frame. */
  heading: { label: string; first: ReactNode; continued: ReactNode } | null
  /** As of a group; 0: none. */
  color: number
  cards: { id: string; card: ReactNode }[]
}

export interface FittedColumnsProps {
  label: string
  /** Another array for other content: everything is measured again then. */
  sections: readonly FittedSection[]
  /** In parts of a hundred of the screen's shorter side; smaller when there is more to show. */
  largestVmin?: number
}

/** As large as everything fits; what does not fit at a size that can be read is shown page by page. */
export function FittedColumns({ label, sections, largestVmin = 6.4 }: FittedColumnsProps) {
  const text = useText(roomText)
  const box = useRef<HTMLDivElement>(null)
  const calm = useCalm(sections, pauseMs(sections))
  const { layout, rulerRef, page, pages } = useColumns(box, calm, largestVmin)
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
            {shown.map((pieces, place) => (
              <div key={place} className={classes.column}>
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

/** A wall of cards that moves with each answer cannot be read, and is measured for nothing. */
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
  const text = useText(roomText)
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
