import { IconLock } from '@tabler/icons-react'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import type * as Y from 'yjs'
import { roots } from '#domain/brainstorm/roots.ts'
import type { AgendaPart } from '#domain/state.ts'
import { useDocument, useStateDocument } from '#sync/documents.ts'
import { useDerived, useMapValue } from '#sync/useDoc.ts'
import { useText } from '#ui/useText.ts'
import { FittedColumns } from './FittedColumns.tsx'
import { projectorText } from './projectorText.ts'
import classes from './RoomBrainstorm.module.css'
import { RoomAnswers, RoomGroups, RoomOverview } from './RoomCards.tsx'
import { readRoomView, roomRoots } from './roomView.ts'
import type { RoomView } from './roomView.ts'
import frame from './RoomScreen.module.css'

/** What other features show on the room's screen. */
export interface RoomViews {
  timer: ReactNode
  /** The words of the question that is presented. */
  wordCloud: (part: AgendaPart, place: { topicId: string; questionId: string }) => ReactNode
}

export interface RoomBrainstormProps extends RoomViews {
  part: AgendaPart
}

/** A brainstorm for the room: the question, and what of it is shown. */
export function RoomBrainstorm({ part, timer, wordCloud }: RoomBrainstormProps) {
  const text = useText(projectorText)
  const { state } = useStateDocument()
  const { doc } = useDocument('board', part.objectId)
  const name = useMapValue(doc, roots.info, 'brainstormName') ?? part.partName
  const read = useCallback((board: Y.Doc) => readRoomView(board, state), [state])
  const view = useDerived(doc, roomRoots, read)
  const { topic, question } = view
  return (
    <>
      <header className={frame.head}>
        <div>
          <h1 className={frame.name}>
            {name || text.unnamed}
            {topic?.text && ` · ${topic.text}`}
          </h1>
          {view.page === 'overview' ? (
            <h2 className={classes.question}>{text.overview}</h2>
          ) : (
            question && <h2 className={classes.question}>{question.text ?? text.lockedText}</h2>
          )}
        </div>
        {timer}
      </header>
      <RoomContent view={view} cloud={() => cloudOf(wordCloud, part, view)} />
      {view.page !== 'overview' && (
        <p className={classes.facts}>
          <span>{text.answers(view.count)}</span>
          {view.isLocked && (
            <span className={classes.locked}>
              <IconLock size="1em" aria-hidden="true" /> {text.locked}
            </span>
          )}
        </p>
      )}
    </>
  )
}

function RoomContent({ view, cloud }: { view: RoomView; cloud: () => ReactNode }) {
  const text = useText(projectorText)
  if (view.page === 'overview') return <RoomOverview items={view.overview} />
  if (view.spotlight) {
    return (
      <FittedColumns key={view.spotlight.id} largestVmin={11} label={text.answersLabel} isCentred>
        <p className={classes.spotlight}>{view.spotlight.text}</p>
        {view.spotlight.desc !== '' && <p className={classes.spotlightDesc}>{view.spotlight.desc}</p>}
      </FittedColumns>
    )
  }
  if (!view.areShown) return <p className={classes.waiting}>{text.hidden}</p>
  if (view.posts.length === 0 && view.groups.length === 0)
    return <p className={classes.waiting}>{text.noAnswers}</p>
  if (view.page === 'cloud') return <div className={classes.cloud}>{cloud()}</div>
  return view.page === 'groups' ? <RoomGroups view={view} /> : <RoomAnswers posts={view.posts} />
}

function cloudOf(
  wordCloud: RoomViews['wordCloud'],
  part: AgendaPart,
  { question, topicId }: RoomView,
): ReactNode {
  return question && topicId ? wordCloud(part, { topicId, questionId: question.id }) : null
}
