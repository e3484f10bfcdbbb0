import { Loader } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import type * as Y from 'yjs'
import type { ProjectorViewProps } from '#activity/face.ts'
import { FittedColumns } from '#activity/projector/FittedColumns.tsx'
import type { FittedSection } from '#activity/projector/FittedColumns.tsx'
import { ProjectorFacts, ProjectorWaiting } from '#activity/projector/ProjectorFacts.tsx'
import { ProjectorEmpty, ProjectorFrame } from '#activity/projector/ProjectorFrame.tsx'
import { ProjectorHeading } from '#activity/projector/ProjectorHeading.tsx'
import { ProjectorSpotlight } from '#activity/projector/ProjectorSpotlight.tsx'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './ProjectorIdentify.module.css'
import { projectorIdentifyText } from './projectorIdentifyText.ts'
import { readProjectorView, projectorRoots } from './projectorView.ts'
import type { ProjectorTopic } from './projectorView.ts'

/**
 * Identify on the room's screen: the topics with their answers or with the number of hidden ones; or the one presented
 * answer.
 */
export function ProjectorIdentify({ part, timer }: ProjectorViewProps) {
  const text = useText(projectorIdentifyText)
  const { doc, state: board } = useDocument('board', part.objectId)
  const { state } = useStateDocument()
  const read = useCallback((from: Y.Doc) => readProjectorView(from, state), [state])
  const view = useDerived(doc, projectorRoots, read)
  const { topics, description, areShown, isLocked, count, spotlight } = view
  const spotlightAt = topics.findIndex(({ id }) => id === spotlight?.topicId)
  const isLoading = board.status === 'loading' && topics.length === 0
  return (
    <ProjectorFrame
      name={part.partName}
      title={spotlight ? topics[spotlightAt]?.title || text.untitled(spotlightAt + 1) : description || null}
      timer={timer}
      facts={<ProjectorFacts part={part} count={areShown ? text.answers(count) : null} isLocked={isLocked} />}
    >
      {isLoading && (
        <ProjectorEmpty>
          <Loader aria-label={text.loading} />
        </ProjectorEmpty>
      )}
      {spotlight && <ProjectorSpotlight answer={spotlight} label={text.answer} />}
      {!isLoading && !spotlight && <ProjectorTopics topics={topics} areShown={areShown} />}
      {!isLoading && !areShown && (
        <ProjectorWaiting part={part} why={text.hidden} count={text.answers(count)} />
      )}
    </ProjectorFrame>
  )
}

function ProjectorTopics({ topics, areShown }: { topics: ProjectorTopic[]; areShown: boolean }) {
  const text = useText(projectorIdentifyText)
  const sections = useMemo(
    () =>
      topics.map(({ id, title, count, answers }, at): FittedSection => {
        const label = title || text.untitled(at + 1)
        const heading = { title: label, ...(areShown && { size: { count, label: text.answers(count) } }) }
        const none = {
          id: `none-${id}`,
          card: <p className={classes.none}>{areShown || count === 0 ? text.noAnswers : text.wait(count)}</p>,
        }
        return {
          id,
          heading: {
            label,
            first: <ProjectorHeading {...heading} />,
            continued: <ProjectorHeading title={label} isContinued />,
          },
          color: 0,
          cards:
            answers.length === 0
              ? [none]
              : answers.map((answer) => ({
                  id: answer.id,
                  card: (
                    <article className={classes.card} dir="auto">
                      <p className={classes.words}>{answer.text}</p>
                      {answer.desc !== '' && <p className={classes.under}>{answer.desc}</p>}
                    </article>
                  ),
                })),
        }
      }),
    [topics, areShown, text],
  )
  return <FittedColumns label={text.topics} sections={sections} />
}
