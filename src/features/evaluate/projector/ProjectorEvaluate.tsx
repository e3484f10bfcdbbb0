import { Loader } from '@mantine/core'
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
import { flagNames } from '#domain/evaluate/flags.ts'
import { boardRoots } from '#domain/evaluate/roots.ts'
import { isGraph } from '#domain/evaluate/steps.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useEvaluate } from '../useEvaluate.ts'
import { useResultsView } from '../results/useResultsView.ts'
import { projectorEvaluateText } from './projectorEvaluateText.ts'
import { ProjectorPoll } from './ProjectorPoll.tsx'
import { ProjectorResults } from './ProjectorResults.tsx'
import { ProjectorVoting } from './ProjectorVoting.tsx'

const ProjectorAwaited = lazyPart(async () => ({
  default: (await import('#activity/voting/tally/ProjectorAwaited.tsx')).ProjectorAwaited,
}))

const scopes = [wholeScope]

/**
 * Scales and the 2x2 matrix on the room's screen: what is voted on with the turnout, the results once they are shown to
 * everybody, or the one presented poll. SPEC J1, BT4, BT13
 */
export function ProjectorEvaluate({ part, timer }: ProjectorViewProps) {
  const text = useText(projectorEvaluateText)
  const { state } = useStateDocument()
  const evaluate = useEvaluate(part.objectId)
  const { objectId, board, polls, isKnown, status, description, scale } = evaluate
  const voting = useVoting(board)
  const turnout = useTurnout(board, wholeScope)
  const tally = useTally(objectId, false)
  const view = useResultsView(evaluate, { tally, voting })
  const isReadable = view.earlier !== null || [...view.results.values()].some(tellsVotes)
  const isLocked = useDerived(board, [boardRoots.flags], (doc) => hasFlag(doc, flagNames.inputLocked))
  const spotlight = (state.focus && polls.find(({ id }) => id === state.activePostId)) || null
  const isLoading = !isKnown || (status.status === 'loading' && polls.length === 0)
  const isAtResults = state.showResultsPage
  const whyNone = useWhyNotShown(voting)
  const mayShow = whyNone === null
  const content = (): ReactNode => {
    if (isLoading) return <Waiting label={text.loading} />
    if (spotlight) {
      const result = mayShow && tally.doc ? (view.results.get(spotlight.id) ?? null) : null
      return <ProjectorPoll {...{ evaluate, result }} poll={spotlight} />
    }
    if (polls.length === 0) return <ProjectorEmpty>{text.empty}</ProjectorEmpty>
    if (!isAtResults) return <ProjectorVoting {...{ evaluate, voting, turnout }} />
    const count = <TurnoutText turnout={turnout} />
    const awaited = <ProjectorAwaited {...{ part, board, scopes, voting, count }} />
    if (voting.areBlind) return awaited
    if (whyNone !== null) return <ProjectorWaiting {...{ part, count }} why={whyNone} />
    if (tally.isGivenUp) return <ProjectorEmpty>{text.failed}</ProjectorEmpty>
    if (!tally.doc) return <Waiting label={text.loading} />
    if (!isReadable) return awaited
    return <ProjectorResults {...{ evaluate, view }} isGraph={isGraph(state, scale.axes)} />
  }
  return (
    <ProjectorFrame
      name={part.partName}
      within={voting.round > 1 ? text.round(voting.round) : null}
      title={description || null}
      timer={timer}
      facts={
        <>
          {(spotlight !== null || (isAtResults && mayShow)) && <TurnoutText turnout={turnout} />}
          <ProjectorFacts part={part} count={null} isLocked={isLocked} />
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
