import { Loader } from '@mantine/core'
import { useCallback } from 'react'
import type * as Y from 'yjs'
import { roots } from '#domain/brainstorm/roots.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { ProjectorViewProps } from '#activity/face.ts'
import { ProjectorFacts, ProjectorWaiting } from '#activity/projector/ProjectorFacts.tsx'
import { ProjectorEmpty, ProjectorFrame } from '#activity/projector/ProjectorFrame.tsx'
import { ProjectorSpotlight } from '#activity/projector/ProjectorSpotlight.tsx'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useDerived, useMapValue } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { ProjectorWordCloud } from '../cloud/ProjectorWordCloud.tsx'
import classes from './ProjectorBrainstorm.module.css'
import { projectorBrainstormText } from './projectorBrainstormText.ts'
import { ProjectorAnswers, ProjectorGroups, ProjectorOverview } from './ProjectorCards.tsx'
import { readProjectorView, projectorRoots } from './projectorView.ts'
import type { ProjectorView } from './projectorView.ts'

/** A brainstorm on the room's screen: the question, and what is shown of it. */
export function ProjectorBrainstorm({ part, timer }: ProjectorViewProps) {
  const text = useText(projectorBrainstormText)
  const { state } = useStateDocument()
  const { doc, state: board } = useDocument('board', part.objectId)
  const name = useMapValue(doc, roots.info, 'brainstormName') ?? part.partName
  const read = useCallback((from: Y.Doc) => readProjectorView(from, state), [state])
  const view = useDerived(doc, projectorRoots, read)
  const { topic, question, count, areShown, isLocked } = view
  const isOverview = view.page === 'overview'
  const facts = { part, count: areShown ? text.answers(count) : null, isLocked }
  return (
    <ProjectorFrame
      name={name}
      within={isOverview ? null : topic?.text}
      title={isOverview ? text.overview : question && (question.text ?? text.lockedText)}
      timer={timer}
      facts={!isOverview && <ProjectorFacts {...facts} />}
    >
      {board.status === 'loading' && view.topicId === null ? (
        <ProjectorEmpty>
          <Loader aria-label={text.loading} />
        </ProjectorEmpty>
      ) : (
        <ProjectorContent view={view} part={part} />
      )}
    </ProjectorFrame>
  )
}

function ProjectorContent({ view, part }: { view: ProjectorView; part: AgendaPart }) {
  const text = useText(projectorBrainstormText)
  const { page, topicId, question, spotlight } = view
  if (page === 'overview') return <ProjectorOverview topics={view.overview} />
  if (spotlight)
    return <ProjectorSpotlight answer={spotlight} label={text.answersLabel} score={spotlight.score} />
  if (!view.areShown)
    return <ProjectorWaiting part={part} why={text.hidden} count={text.answers(view.count)} />
  if (view.posts.length === 0 && view.groups.length === 0)
    return <ProjectorEmpty>{text.noAnswers}</ProjectorEmpty>
  if (page === 'cloud') {
    return (
      <div className={classes.cloud}>
        {question && topicId && (
          <ProjectorWordCloud objectId={part.objectId} topicId={topicId} questionId={question.id} />
        )}
      </div>
    )
  }
  // The position is the key: another position replaces the screen at once, while changes within one are animated.
  const place = [topicId, question?.id, view.presentedGroup?.id].join(' ')
  return page === 'groups' ? (
    <ProjectorGroups key={place} view={view} />
  ) : (
    <ProjectorAnswers key={place} view={view} />
  )
}
