import { Loader } from '@mantine/core'
import { useMemo } from 'react'
import type { RoomViewProps } from '#activity/face.ts'
import { FittedColumns } from '#activity/room/FittedColumns.tsx'
import type { FittedSection } from '#activity/room/FittedColumns.tsx'
import { RoomFacts, RoomWaiting } from '#activity/room/RoomFacts.tsx'
import { RoomEmpty, RoomFrame } from '#activity/room/RoomFrame.tsx'
import { RoomHeading } from '#activity/room/RoomHeading.tsx'
import { useDocument } from '#sync/documents.ts'
import { useDerived } from '#sync/useDoc.ts'
import { useText } from '#ui/useText.ts'
import classes from './RoomIdentify.module.css'
import { roomIdentifyText } from './roomIdentifyText.ts'
import { readRoomView, roomRoots } from './roomView.ts'
import type { RoomTopic } from './roomView.ts'

/** Identify for the room: the topics, with their answers or with how many wait. */
export function RoomIdentify({ part, timer }: RoomViewProps) {
  const text = useText(roomIdentifyText)
  const { doc, state: board } = useDocument('board', part.objectId)
  const { topics, description, areShown, isLocked, count } = useDerived(doc, roomRoots, readRoomView)
  const isLoading = board.status === 'loading' && topics.length === 0
  return (
    <RoomFrame
      name={part.partName}
      title={description || null}
      timer={timer}
      facts={<RoomFacts part={part} count={areShown ? text.answers(count) : null} isLocked={isLocked} />}
    >
      {isLoading && (
        <RoomEmpty>
          <Loader aria-label={text.loading} />
        </RoomEmpty>
      )}
      {!isLoading && <RoomTopics topics={topics} areShown={areShown} />}
      {!isLoading && !areShown && <RoomWaiting part={part} why={text.hidden} count={text.answers(count)} />}
    </RoomFrame>
  )
}

function RoomTopics({ topics, areShown }: { topics: RoomTopic[]; areShown: boolean }) {
  const text = useText(roomIdentifyText)
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
            first: <RoomHeading {...heading} />,
            continued: <RoomHeading title={label} isContinued />,
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
