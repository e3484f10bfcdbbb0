import { Loader } from '@mantine/core'
import { useCallback } from 'react'
import type * as Y from 'yjs'
import type { ProjectorViewProps } from '#activity/face.ts'
import { JoinBand } from '#activity/projector/JoinBand.tsx'
import { ProjectorFacts } from '#activity/projector/ProjectorFacts.tsx'
import { ProjectorEmpty, ProjectorFrame } from '#activity/projector/ProjectorFrame.tsx'
import { ProjectorSpotlight } from '#activity/projector/ProjectorSpotlight.tsx'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { useSlideFile } from '../viewer/useSlideFile.ts'
import { useSlides } from '../viewer/useSlides.ts'
import { presentText } from '../text.ts'
import { FullSlide } from './FullSlide.tsx'
import { projectorPresentText } from './projectorPresentText.ts'
import { projectorRoots, readProjectorView } from './projectorView.ts'

/** Slides on the room's screen: the page of the room fills it; or one presented comment. */
export function ProjectorPresent({ part, timer }: ProjectorViewProps) {
  const text = useText(projectorPresentText)
  const viewer = useText(presentText)
  const { doc, state: board } = useDocument('board', part.objectId)
  const { state } = useStateDocument()
  const read = useCallback((from: Y.Doc) => readProjectorView(from, state), [state])
  const { document, page, isLocked, count, spotlight } = useDerived(doc, projectorRoots, read)
  const { pages, failure } = useSlides(document, useSlideFile(part.objectId))
  if (pages && !spotlight)
    return (
      <FullSlide
        pages={pages}
        page={Math.min(page, pages.count)}
        label={viewer.slideOf(page, pages.count)}
        under={<JoinBand isLine>{timer}</JoinBand>}
        note={failure && viewer.nextFailures[failure]}
      />
    )
  const isLoading = board.status === 'loading' || document !== null
  return (
    <ProjectorFrame
      name={part.partName}
      within={document && viewer.slideOf(page, document.pages)}
      timer={timer}
      facts={
        <ProjectorFacts
          part={part}
          count={count === null ? null : text.comments(count)}
          isLocked={isLocked}
        />
      }
    >
      {spotlight ? (
        <ProjectorSpotlight
          answer={{ ...spotlight, desc: '' }}
          label={text.comment}
          score={spotlight.score}
        />
      ) : (
        <ProjectorEmpty>
          {failure ? (
            viewer.failures[failure]
          ) : isLoading ? (
            <Loader aria-label={viewer.loading} />
          ) : (
            text.noDocument
          )}
        </ProjectorEmpty>
      )}
    </ProjectorFrame>
  )
}
