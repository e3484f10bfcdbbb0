import { useMemo } from 'react'
import { FittedColumns } from '#activity/projector/FittedColumns.tsx'
import { ProjectorEmpty } from '#activity/projector/ProjectorFrame.tsx'
import type { CategoryView } from '#domain/pulse/read.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './ProjectorPulse.module.css'
import { projectorPulseText } from './projectorPulseText.ts'

export interface ProjectorCategoryProps {
  category: CategoryView
  name: string
  /** What the ends of the scale mean; empty: nothing to say. */
  help: string
}

/** The statements of the category that the room votes on. */
export function ProjectorCategory({ category: { id, statements }, name, help }: ProjectorCategoryProps) {
  const text = useText(projectorPulseText)
  const sections = useMemo(
    () => [
      {
        id,
        heading: null,
        color: 0,
        cards: statements.map((statement) => ({
          id: statement.id,
          card: (
            <p className={classes.card} dir="auto">
              {statement.text}
            </p>
          ),
        })),
      },
    ],
    [id, statements],
  )
  return (
    <>
      {help !== '' && (
        <p className={classes.help} dir="auto">
          {help}
        </p>
      )}
      {statements.length === 0 ? (
        <ProjectorEmpty>{text.none}</ProjectorEmpty>
      ) : (
        <FittedColumns label={text.statements(name)} sections={sections} />
      )}
    </>
  )
}
