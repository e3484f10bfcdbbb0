import { Loader } from '@mantine/core'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import type * as Y from 'yjs'
import { roots } from '#domain/brainstorm/roots.ts'
import type { AgendaPart } from '#domain/state.ts'
import { useDocument, useStateDocument } from '#sync/documents.ts'
import { useDerived, useMapValue } from '#sync/useDoc.ts'
import { useText } from '#ui/useText.ts'
import { JoinBand } from './JoinBand.tsx'
import { projectorText } from './projectorText.ts'
import classes from './RoomBrainstorm.module.css'
import { RoomAnswers, RoomGroups, RoomOverview } from './RoomCards.tsx'
import { RoomFacts, RoomWaiting } from './RoomFacts.tsx'
import frame from './RoomScreen.module.css'
import { RoomSpotlight } from './RoomSpotlight.tsx'
import { readRoomView, roomRoots } from './roomView.ts'
import type { RoomView } from './roomView.ts'

/** What other features show on the room's screen. */
export interface RoomViews {
  timer: ReactNode
  /** The words of the question that is presented. */
  wordCloud: (part: AgendaPart, place: { topicId: string; questionId: string }) => ReactNode
}

export interface RoomBrainstormProps extends RoomViews {
  part: AgendaPart
}

/** From these lengths on a question is set smaller: the answers keep their room. */
const longQuestions = [80, 160]

/** A brainstorm for the room: the question, and what of it is shown. */
export function RoomBrainstorm({ part, timer, wordCloud }: RoomBrainstormProps) {
  const text = useText(projectorText)
  const { state } = useStateDocument()
  const { doc, state: board } = useDocument('board', part.objectId)
  const name = useMapValue(doc, roots.info, 'brainstormName') ?? part.partName
  const read = useCallback((from: Y.Doc) => readRoomView(from, state), [state])
  const view = useDerived(doc, roomRoots, read)
  const { topic, question } = view
  const title = view.page === 'overview' ? text.overview : question && (question.text ?? text.lockedText)
  return (
    <>
      <header className={frame.head}>
        <div className={frame.titles}>
          <h1 className={frame.name}>
            <bdi>{name || text.unnamed}</bdi>
            {view.page !== 'overview' && topic?.text && (
              <>
                {' · '}
                <bdi>{topic.text}</bdi>
              </>
            )}
          </h1>
          {title !== null && (
            <h2 className={classes.question} dir="auto" data-length={lengthOf(title)}>
              {title}
            </h2>
          )}
        </div>
        {timer}
      </header>
      {board.status === 'loading' && view.topicId === null ? (
        <div className={classes.empty}>
          <Loader aria-label={text.loading} />
        </div>
      ) : (
        <RoomContent view={view} part={part} cloud={() => cloudOf(wordCloud, part, view)} />
      )}
      <JoinBand>{view.page !== 'overview' && <RoomFacts view={view} part={part} />}</JoinBand>
    </>
  )
}

/** 0, or how many of the limits a title is longer than. */
function lengthOf(title: string): number {
  return longQuestions.filter((limit) => title.length > limit).length
}

interface RoomContentProps {
  view: RoomView
  part: AgendaPart
  cloud: () => ReactNode
}

function RoomContent({ view, part, cloud }: RoomContentProps) {
  const text = useText(projectorText)
  if (view.page === 'overview') return <RoomOverview topics={view.overview} />
  if (view.spotlight) return <RoomSpotlight post={view.spotlight} />
  if (!view.areShown) return <RoomWaiting view={view} part={part} />
  if (view.posts.length === 0 && view.groups.length === 0)
    return <p className={classes.empty}>{text.noAnswers}</p>
  if (view.page === 'cloud') return <div className={classes.cloud}>{cloud()}</div>
  // Another place is another screen at once, however calm changes within one are.
  const place = [view.topicId, view.question?.id, view.presentedGroup?.id].join(' ')
  return view.page === 'groups' ? (
    <RoomGroups key={place} view={view} />
  ) : (
    <RoomAnswers key={place} view={view} />
  )
}

function cloudOf(
  wordCloud: RoomViews['wordCloud'],
  part: AgendaPart,
  { question, topicId }: RoomView,
): ReactNode {
  return question && topicId ? wordCloud(part, { topicId, questionId: question.id }) : null
}
