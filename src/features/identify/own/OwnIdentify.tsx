import type { OwnPartProps } from '#activity/face.ts'
import { OwnEntry } from '#activity/own/OwnEntry.tsx'
import { OwnSection, useSpread } from '#activity/own/OwnSection.tsx'
import { answerLinkState } from '#activity/session/answerLink.ts'
import { OwnInIdentifyDocument } from '#api/operations/identify.ts'
import { useQuery } from '#api/useQuery.ts'
import { partPath } from '#domain/paths.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useOwnContents, usePending } from '#sync/outbox.ts'
import { useRoom } from '#sync/room.tsx'
import { ownAnswers } from './ownAnswers.ts'

/** A person's answers in one Identify activity. */
export function OwnIdentify({ part, number, isOpenable, onCount }: OwnPartProps) {
  const { workshopId } = useRoom()
  const { objectId } = part
  const { ended } = useStateDocument().workshop
  // After the end nobody can tell any more whose an answer is, and what is hidden tells nothing: this device alone knows them.
  const isTold = !ended && !part.hidden
  const isDue = useSpread()
  const asked = isTold && isDue ? OwnInIdentifyDocument : null
  const { data, error } = useQuery(asked, { id: objectId }, { workshopId })
  const contents = useOwnContents(objectId)
  const pending = usePending(objectId)
  const answers = ownAnswers(data?.identify ?? null, contents, pending)
  const isKnown = !isTold || data !== null || error !== null
  return (
    <OwnSection
      {...{ part, number, onCount }}
      count={isKnown ? answers.length : null}
      isEmpty={answers.length === 0}
    >
      {answers.map(({ id, topicId, topic, text, isSaved }) => (
        <OwnEntry
          key={id}
          {...{ text, isSaved }}
          under={topic === null ? [] : [topic]}
          link={
            isOpenable
              ? {
                  to: partPath(workshopId, part),
                  state: answerLinkState({ postId: id, topicId, questionId: null }),
                }
              : null
          }
        />
      ))}
    </OwnSection>
  )
}
