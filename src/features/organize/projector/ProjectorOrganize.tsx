import { Loader } from '@mantine/core'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { ProjectorViewProps } from '#activity/face.ts'
import { ProjectorFacts, ProjectorWaiting } from '#activity/projector/ProjectorFacts.tsx'
import { ProjectorEmpty, ProjectorFrame } from '#activity/projector/ProjectorFrame.tsx'
import { TurnoutText } from '#activity/voting/bar/TurnoutText.tsx'
import { ClosingCountdown } from '#activity/voting/countdown/ClosingCountdown.tsx'
import { useWhyNotShown } from '#activity/voting/room/useWhyNotShown.ts'
import { useTally } from '#activity/voting/tally/useTally.ts'
import { useTurnout, useVoting } from '#activity/voting/useVoting.ts'
import { hasFlag } from '#domain/activity/flags.ts'
import { tellsVotes } from '#domain/activity/votes/results.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import { flagNames } from '#domain/organize/flags.ts'
import { boardRoots } from '#domain/organize/roots.ts'
import { scaleOf } from '#domain/organize/votes.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { isNamed } from '../place/useOrganizeVoting.ts'
import { useSortedItems } from '../results/useSortedItems.ts'
import { useOrganize } from '../useOrganize.ts'
import { ProjectorBoard } from './ProjectorBoard.tsx'
import { ProjectorItem } from './ProjectorItem.tsx'
import { projectorOrganizeText } from './projectorOrganizeText.ts'
import { ProjectorPlacing } from './ProjectorPlacing.tsx'
import { ProjectorResults } from './ProjectorResults.tsx'

const ProjectorAwaited = lazyPart(async () => ({
  default: (await import('#activity/voting/tally/ProjectorAwaited.tsx')).ProjectorAwaited,
}))

const scopes = [wholeScope]

/**
 * Organize on the room's screen: the board; while people sort for themselves, what they sort into and the turnout; where
 * they agree, once that is shown to everybody; or the one presented item. SPEC J1, BT4, OR8
 */
export function ProjectorOrganize({ part, timer }: ProjectorViewProps) {
  const text = useText(projectorOrganizeText)
  const { state } = useStateDocument()
  const organize = useOrganize(part.objectId)
  const { objectId, board, items, isKnown, description, sorting } = organize
  const sections = useMemo(() => organize.sections.filter(isNamed), [organize.sections])
  const scale = useMemo(() => scaleOf(sections), [sections])
  const voting = useVoting(board)
  const turnout = useTurnout(board, wholeScope)
  const tally = useTally(objectId, false)
  const rows = useSortedItems(items, sections, scale, { tally: tally.doc, round: voting.round })
  const isLocked = useDerived(board, [boardRoots.flags], (doc) => hasFlag(doc, flagNames.inputLocked))
  const spotlight = (state.focus && rows.find(({ id }) => id === state.activePostId)) || null
  const isAtResults = state.showResultsPage
  const whyNone = useWhyNotShown(voting)
  const mayShow = whyNone === null
  const isPlacing = !isAtResults && sorting === 'EACH' && !voting.isClosed
  const content = (): ReactNode => {
    if (!isKnown) return <Waiting label={text.loading} />
    if (spotlight)
      return <ProjectorItem row={spotlight} {...{ sections }} isTold={mayShow && tally.doc !== null} />
    if (isPlacing) return <ProjectorPlacing {...{ sections, voting, turnout }} />
    if (!isAtResults) return <ProjectorBoard sections={organize.sections} />
    const count = <TurnoutText turnout={turnout} />
    const awaited = <ProjectorAwaited {...{ part, board, scopes, voting, count }} />
    if (voting.areBlind) return awaited
    if (whyNone !== null) return <ProjectorWaiting {...{ part, count }} why={whyNone} />
    if (tally.isGivenUp) return <ProjectorEmpty>{text.failed}</ProjectorEmpty>
    if (!tally.doc) return <Waiting label={text.loading} />
    if (!rows.some(({ result }) => tellsVotes(result))) return awaited
    return <ProjectorResults {...{ rows, sections }} />
  }
  return (
    <ProjectorFrame
      name={part.partName}
      within={isAtResults ? text.resultsOf(voting.round) : isPlacing ? text.forThemselves : null}
      title={description || null}
      timer={timer}
      facts={
        <>
          {isAtResults && mayShow && <TurnoutText turnout={turnout} />}
          <ProjectorFacts
            part={part}
            count={isAtResults ? null : text.items(items.length)}
            isLocked={isLocked}
          />
        </>
      }
    >
      {content()}
      <ClosingCountdown board={board} isRoom />
    </ProjectorFrame>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <ProjectorEmpty>
      <Loader aria-label={label} />
    </ProjectorEmpty>
  )
}
