import { Loader } from '@mantine/core'
import { useMemo } from 'react'
import type * as Y from 'yjs'
import { ProjectorEmpty } from '#activity/projector/ProjectorFrame.tsx'
import { TurnoutText } from '#activity/voting/bar/TurnoutText.tsx'
import type { EndLabels } from '#activity/voting/slider/endLabels.ts'
import { useWhyNotShown } from '#activity/voting/room/useWhyNotShown.ts'
import { useAwaitedWords, useAwaiting } from '#activity/voting/tally/useAwaiting.ts'
import { useTally } from '#activity/voting/tally/useTally.ts'
import type { Voting } from '#activity/voting/useVoting.ts'
import type { PulseSort } from '#domain/pulse/sorting.ts'
import type { ResultsView } from '#domain/pulse/steps.ts'
import { sameValue } from '#domain/workshop/state.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useText } from '#ui/texts/useText.ts'
import { useAwaitedNotes } from '../outcome/useAwaitedNotes.ts'
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
  heldPage: number
  sort: PulseSort
  ends: EndLabels | null
}

/** The results on the room's screen; until they are shown, how many voted. SPEC J1, BT4 */
export function ProjectorResults(props: ProjectorResultsProps) {
  const { part, board, voting, categories, view, heldPage, sort, ends } = props
  const text = useText(projectorPulseText)
  const whyNone = useWhyNotShown(voting)
  const tally = useTally(part.objectId, false)
  const outcome = useOutcome(board, tally.doc, voting)
  const noted = useAwaitedNotes(board, outcome.categories, voting, false)
  const scopes = useMemo(() => categories.map(({ id }) => id), [categories])
  const awaited = useAwaitedWords(voting)(useAwaiting(board, scopes, voting))
  const comparedWith = useComparedWith(outcome.comparison)
  if (whyNone !== null) return <NotShown why={voting.areBlind ? awaited : whyNone} categories={categories} />
  if (tally.doc === null)
    return (
      <ProjectorEmpty>{tally.isGivenUp ? text.failed : <Loader aria-label={text.loading} />}</ProjectorEmpty>
    )
  if (!outcome.isAnyReadable) return <NotShown why={awaited} categories={categories} />
  const chart = {
    ...{ categories: outcome.isAnyShown ? noted : outcome.categories, comparedWith },
    ...{ size: 'projector' as const, title: text.results[view] },
  }
  return (
    <>
      {view === 'categories' ? (
        <PulseRadar {...chart} />
      ) : (
        <PulseBars {...chart} {...{ sort, heldPage, ends }} />
      )}
      <p className={classes.under}>
        <RoomTurnouts categories={categories} As="span" />
      </p>
    </>
  )
}

function NotShown({ why, categories }: { why: string } & Pick<ProjectorResultsProps, 'categories'>) {
  return (
    <div className={classes.turnouts}>
      <p className={classes.why}>{why}</p>
      <ul className={classes.list}>
        <RoomTurnouts categories={categories} As="li" />
      </ul>
    </div>
  )
}

/** How many voted: in each category, or once where it is the same in all. SPEC BT13 */
function RoomTurnouts({ categories, As }: Pick<ProjectorResultsProps, 'categories'> & { As: 'li' | 'span' }) {
  const text = useText(projectorPulseText)
  const [first, ...others] = categories
  const areSame = others.every(({ turnout }) => sameValue(turnout, first?.turnout))
  return (areSame ? categories.slice(0, 1) : categories).map(({ id, name, turnout }, at) => (
    <As key={id}>
      {!areSame && <bdi>{name || text.unnamed(at + 1)}: </bdi>}
      <TurnoutText turnout={turnout} />
    </As>
  ))
}
