import { Loader } from '@mantine/core'
import type * as Y from 'yjs'
import { ProjectorEmpty } from '#activity/projector/ProjectorFrame.tsx'
import { TurnoutText } from '#activity/voting/bar/TurnoutText.tsx'
import { useTally } from '#activity/voting/tally/useTally.ts'
import type { Voting } from '#activity/voting/useVoting.ts'
import type { ResultsView } from '#domain/pulse/steps.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useText } from '#ui/texts/useText.ts'
import { askTally } from '../fallback/fillTally.ts'
import { useComparedWith } from '../outcome/useComparedWith.ts'
import { useOutcome } from '../outcome/useOutcome.ts'
import { PulseBars } from '../results/PulseBars.tsx'
import { PulseRadar } from '../results/PulseRadar.tsx'
import classes from './ProjectorPulse.module.css'
import { projectorPulseText } from './projectorPulseText.ts'
import type { ProjectorView } from './projectorView.ts'

export interface ProjectorResultsProps {
  part: AgendaPart
  board: Y.Doc
  voting: Voting
  categories: ProjectorView['categories']
  view: ResultsView
}

/** The results on the room's screen; until they are shown, how many voted. SPEC J1, BT4 */
export function ProjectorResults({ part, board, voting, categories, view }: ProjectorResultsProps) {
  const text = useText(projectorPulseText)
  const tally = useTally(part.objectId, false, askTally)
  const outcome = useOutcome(board, tally.doc, voting.round)
  const comparedWith = useComparedWith(outcome.comparison)
  const hasVotes = outcome.categories.some(({ statements }) =>
    statements.some(({ result }) => result.count > 0),
  )
  if (!tally.mayRead)
    return <NotShown why={voting.areBlind ? text.blind : text.resultsLater} categories={categories} />
  if (tally.doc === null)
    return (
      <ProjectorEmpty>
        <Loader aria-label={text.loading} />
      </ProjectorEmpty>
    )
  if (!hasVotes) return <NotShown why={text.noVotes} categories={categories} />
  const chart = {
    ...{ categories: outcome.categories, comparedWith },
    ...{ size: 'projector' as const, title: text.results[view] },
  }
  return view === 'categories' ? <PulseRadar {...chart} /> : <PulseBars {...chart} sort="list" />
}

function NotShown({ why, categories }: { why: string } & Pick<ProjectorResultsProps, 'categories'>) {
  const text = useText(projectorPulseText)
  return (
    <div className={classes.turnouts}>
      <p className={classes.why}>{why}</p>
      <ul className={classes.list}>
        {categories.map(({ id, name, turnout }, at) => (
          <li key={id}>
            {categories.length > 1 && <bdi>{name || text.unnamed(at + 1)}: </bdi>}
            <TurnoutText turnout={turnout} />
          </li>
        ))}
      </ul>
    </div>
  )
}
