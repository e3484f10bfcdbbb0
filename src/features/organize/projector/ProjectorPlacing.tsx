import { useMemo } from 'react'
import { FittedColumns } from '#activity/projector/FittedColumns.tsx'
import type { FittedSection } from '#activity/projector/FittedColumns.tsx'
import { ProjectorEmpty } from '#activity/projector/ProjectorFrame.tsx'
import { ProjectorTurnout } from '#activity/voting/bar/ProjectorTurnout.tsx'
import type { Voting } from '#activity/voting/useVoting.ts'
import { shownColor } from '#domain/activity/colors.ts'
import type { Turnout } from '#domain/activity/votes/showing.ts'
import { useText } from '#ui/texts/useText.ts'
import '#ui/groupColors.css'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import classes from './ProjectorOrganize.module.css'
import { projectorOrganizeText } from './projectorOrganizeText.ts'

export interface ProjectorPlacingProps {
  sections: readonly NamedSection[]
  voting: Voting
  turnout: Turnout
}

/** While people sort for themselves: what the sections mean, and how many have voted; not where items are. SPEC OR7 */
export function ProjectorPlacing({ sections, voting, turnout }: ProjectorPlacingProps) {
  const text = useText(projectorOrganizeText)
  const fitted = useMemo(
    (): FittedSection[] => [
      {
        ...{ id: 'sections', heading: null, color: 0 },
        cards: sections.map(({ id, text: name, desc, color }) => ({
          id,
          card: (
            <article className={classes.section} dir="auto" data-color={shownColor(color) || undefined}>
              <h3 className={classes.name}>{name}</h3>
              {desc !== '' && <p className={classes.desc}>{desc}</p>}
            </article>
          ),
        })),
      },
    ],
    [sections],
  )
  return (
    <>
      {sections.length === 0 ? (
        <ProjectorEmpty>{text.nothing}</ProjectorEmpty>
      ) : (
        <FittedColumns label={text.sections} sections={fitted} largestVmin={6} />
      )}
      <ProjectorTurnout {...{ turnout, voting }} />
    </>
  )
}
