import { useMemo } from 'react'
import { FittedColumns } from '#activity/projector/FittedColumns.tsx'
import { ProjectorEmpty } from '#activity/projector/ProjectorFrame.tsx'
import { ProjectorTurnout } from '#activity/voting/bar/ProjectorTurnout.tsx'
import type { Voting } from '#activity/voting/useVoting.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './ProjectorPulse.module.css'
import { projectorPulseText } from './projectorPulseText.ts'
import type { ProjectorView } from './projectorView.ts'

export interface ProjectorCategoryProps {
  category: ProjectorView['categories'][number]
  voting: Voting
  name: string
  /** What the ends of the scale mean. */
  help: string
}

/** The statements of the category that the room votes on, and how many have voted. */
export function ProjectorCategory({ category, name, help, voting }: ProjectorCategoryProps) {
  const text = useText(projectorPulseText)
  const { id, statements, turnout } = category
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
      <p className={classes.help} dir="auto">
        {help}
      </p>
      {statements.length === 0 ? (
        <ProjectorEmpty>{text.none}</ProjectorEmpty>
      ) : (
        <FittedColumns label={text.statements(name)} sections={sections} largestVmin={5.4} />
      )}
      <ProjectorTurnout {...{ turnout, voting }} />
    </>
  )
}
