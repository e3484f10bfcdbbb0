import { Loader } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import type { CSSProperties } from 'react'
import type * as Y from 'yjs'
import type { ProjectorViewProps } from '#activity/face.ts'
import { FittedColumns } from '#activity/projector/FittedColumns.tsx'
import type { FittedSection } from '#activity/projector/FittedColumns.tsx'
import { ProjectorFacts } from '#activity/projector/ProjectorFacts.tsx'
import { ProjectorEmpty, ProjectorFrame } from '#activity/projector/ProjectorFrame.tsx'
import { ProjectorSpotlight } from '#activity/projector/ProjectorSpotlight.tsx'
import { shownHeading } from '#domain/plan/heading.ts'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './ProjectorPlan.module.css'
import { projectorPlanText } from './projectorPlanText.ts'
import { projectorRoots, readProjectorView } from './projectorView.ts'
import type { ProjectorView } from './projectorView.ts'

/** A planner on the room's screen: the whole table in pages, under its headings; or the one presented row. */
export function ProjectorPlan({ part, timer }: ProjectorViewProps) {
  const text = useText(projectorPlanText)
  const { doc, state: board } = useDocument('board', part.objectId)
  const { state } = useStateDocument()
  const { column } = text
  const read = useCallback(
    (from: Y.Doc) => readProjectorView(from, state, (heading, index) => shownHeading(heading, index, column)),
    [state, column],
  )
  const view = useDerived(doc, projectorRoots, read)
  const { rows, description, isLocked, spotlight, headings } = view
  const isLoading = board.status === 'loading' && headings.length === 0
  return (
    <ProjectorFrame
      name={part.partName}
      title={description || null}
      timer={timer}
      facts={<ProjectorFacts part={part} count={text.rows(rows.length)} isLocked={isLocked} />}
    >
      {isLoading && (
        <ProjectorEmpty>
          <Loader aria-label={text.loading} />
        </ProjectorEmpty>
      )}
      {spotlight && <ProjectorSpotlight answer={spotlight} label={text.row} />}
      {!isLoading && !spotlight && <ProjectorTable view={view} />}
    </ProjectorFrame>
  )
}

function ProjectorTable({ view: { headings, rows, shares } }: { view: ProjectorView }) {
  const text = useText(projectorPlanText)
  const sections = useMemo((): FittedSection[] => {
    const columns = shares.map((share) => `minmax(0, ${share}fr)`).join(' ')
    const style = { '--plan-columns': `2.2em ${columns}` } as CSSProperties
    const line = (className: string | undefined, number: string, cells: readonly string[]) => (
      <div className={`${classes.line} ${className ?? ''}`} style={style}>
        <span className={classes.number}>{number}</span>
        {cells.map((cell, index) => (
          <span key={index} className={classes.cell} dir="auto">
            {cell}
          </span>
        ))}
      </div>
    )
    const heading = line(classes.headings, '', headings)
    const none = { id: 'none', card: <p className={classes.none}>{text.noRows}</p> }
    const cards = rows.map(({ id, cells }, at) => ({ id, card: line(undefined, String(at + 1), cells) }))
    return [
      {
        id: 'table',
        heading: { label: text.table, first: heading, continued: heading },
        color: 0,
        cards: cards.length === 0 ? [none] : cards,
      },
    ]
  }, [headings, rows, shares, text])
  // Beside each other only where both halves of the table stay readable.
  const columnEms = Math.max(
    24,
    shares.reduce((all, share) => all + share + 0.8, 2.2),
  )
  return <FittedColumns label={text.table} sections={sections} largestVmin={4.8} columnEms={columnEms} />
}
