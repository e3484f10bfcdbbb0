import { Loader } from '@mantine/core'
import { useCallback } from 'react'
import type * as Y from 'yjs'
import type { ProjectorViewProps } from '#activity/face.ts'
import { ProjectorFacts } from '#activity/projector/ProjectorFacts.tsx'
import { ProjectorEmpty, ProjectorFrame } from '#activity/projector/ProjectorFrame.tsx'
import { ClosingCountdown } from '#activity/voting/countdown/ClosingCountdown.tsx'
import { useVoting } from '#activity/voting/useVoting.ts'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { useScaleWords } from '../useScaleWords.ts'
import { ProjectorCategory } from './ProjectorCategory.tsx'
import classes from './ProjectorPulse.module.css'
import { projectorPulseText } from './projectorPulseText.ts'
import { ProjectorResults } from './ProjectorResults.tsx'
import { projectorRoots, readProjectorView } from './projectorView.ts'

/** A pulse on the room's screen: the category that is voted on, with its turnout; or the results, once they are shown. */
export function ProjectorPulse({ part, timer }: ProjectorViewProps) {
  const text = useText(projectorPulseText)
  const { doc, state: board } = useDocument('board', part.objectId)
  const { state } = useStateDocument()
  const voting = useVoting(doc)
  const read = useCallback((from: Y.Doc) => readProjectorView(from, state), [state])
  const view = useDerived(doc, projectorRoots, read)
  const { results, categories, at, isLocked, description, heldPage, sort } = view
  const { help, ends } = useScaleWords(view.help)
  const category = categories[at]
  const name = category?.name || text.unnamed(at + 1)
  return (
    <ProjectorFrame
      name={part.partName}
      within={
        results ? text.results[results] : categories.length > 1 ? `${at + 1}/${categories.length}` : null
      }
      title={results ? null : name}
      timer={timer}
      facts={<ProjectorFacts part={part} count={null} isLocked={isLocked} />}
    >
      {description !== '' && !results && (
        <p className={classes.description} dir="auto">
          {description}
        </p>
      )}
      {board.status === 'loading' && categories.length === 0 ? (
        <ProjectorEmpty>
          <Loader aria-label={text.loading} />
        </ProjectorEmpty>
      ) : results ? (
        <ProjectorResults
          {...{ part, voting, categories, heldPage, sort, ends }}
          view={results}
          board={doc}
        />
      ) : (
        category && <ProjectorCategory key={category.id} {...{ category, name, help, voting }} />
      )}
      <ClosingCountdown board={doc} isRoom />
    </ProjectorFrame>
  )
}
