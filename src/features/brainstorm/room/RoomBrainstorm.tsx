import { Loader } from '@mantine/core'
import { useCallback } from 'react'
import type * as Y from 'yjs'
import { roots } from '#domain/brainstorm/roots.ts'
import type { AgendaPart } from '#domain/state.ts'
import type { RoomViewProps } from '#activity/face.ts'
import { RoomFacts, RoomWaiting } from '#activity/room/RoomFacts.tsx'
import { RoomEmpty, RoomFrame } from '#activity/room/RoomFrame.tsx'
import { useDocument, useStateDocument } from '#sync/documents.ts'
import { useDerived, useMapValue } from '#sync/useDoc.ts'
import { useText } from '#ui/useText.ts'
import { RoomWordCloud } from '../cloud/RoomWordCloud.tsx'
import classes from './RoomBrainstorm.module.css'
import { roomBrainstormText } from './roomBrainstormText.ts'
import { RoomAnswers, RoomGroups, RoomOverview } from './RoomCards.tsx'
import { RoomSpotlight } from './RoomSpotlight.tsx'
import { readRoomView, roomRoots } from './roomView.ts'
import type { RoomView } from './roomView.ts'

/** A brainstorm for the room: the question, and what of it is shown. */
export function RoomBrainstorm({ part, timer }: RoomViewProps) {
  const text = useText(roomBrainstormText)
  const { state } = useStateDocument()
  const { doc, state: board } = useDocument('board', part.objectId)
  const name = useMapValue(doc, roots.info, 'brainstormName') ?? part.partName
  const read = useCallback((from: Y.Doc) => readRoomView(from, state), [state])
  const view = useDerived(doc, roomRoots, read)
  const { topic, question, count, areShown, isLocked } = view
  const isOverview = view.page === 'overview'
  const facts = { part, count: areShown ? text.answers(count) : null, isLocked }
  return (
    <RoomFrame
      name={name}
      within={isOverview ? null : topic?.text}
      title={isOverview ? text.overview : question && (question.text ?? text.lockedText)}
      timer={timer}
      facts={!isOverview && <RoomFacts {...facts} />}
    >
      {board.status === 'loading' && view.topicId === null ? (
        <RoomEmpty>
          <Loader aria-label={text.loading} />
        </RoomEmpty>
      ) : (
        <RoomContent view={view} part={part} />
      )}
    </RoomFrame>
  )
}

function RoomContent({ view, part }: { view: RoomView; part: AgendaPart }) {
  const text = useText(roomBrainstormText)
  const { page, topicId, question } = view
  if (page === 'overview') return <RoomOverview topics={view.overview} />
  if (view.spotlight) return <RoomSpotlight post={view.spotlight} />
  if (!view.areShown) return <RoomWaiting part={part} why={text.hidden} count={text.answers(view.count)} />
  if (view.posts.length === 0 && view.groups.length === 0) return <RoomEmpty>{text.noAnswers}</RoomEmpty>
  if (page === 'cloud') {
    return (
      <div className={classes.cloud}>
        {question && topicId && (
          <RoomWordCloud objectId={part.objectId} topicId={topicId} questionId={question.id} />
        )}
      </div>
    )
  }
  // Another place is another screen at once, however calm changes within one are.
  const place = [topicId, question?.id, view.presentedGroup?.id].join(' ')
  return page === 'groups' ? <RoomGroups key={place} view={view} /> : <RoomAnswers key={place} view={view} />
}
