import { OwnAnswersDocument } from '#api/operations/ownAnswers.ts'
import { useQuery } from '#api/useQuery.ts'
import { partPath } from '#domain/paths.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useOwnContents, usePending } from '#sync/outbox.ts'
import { useRoom } from '#sync/room.tsx'
import type { OwnPartProps } from '#activity/face.ts'
import { OwnEntry } from '#activity/own/OwnEntry.tsx'
import { OwnSection, useSpread } from '#activity/own/OwnSection.tsx'
import { answerLinkState } from '#activity/session/answerLink.ts'
import { ownAnswers } from './ownAnswers.ts'
import type { OwnAnswer } from './ownAnswers.ts'

/** A person's answers in one brainstorm. */
export function OwnAnswers({ part, number, isOpenable, onCount }: OwnPartProps) {
  const { workshopId } = useRoom()
  const { objectId } = part
  const { ended } = useStateDocument().workshop
  // After the end nobody can tell any more whose an answer is, and what is hidden tells nothing: this device alone knows them.
  const isTold = !ended && !part.hidden
  const isDue = useSpread()
  const asked = isTold && isDue ? OwnAnswersDocument : null
  const { data, error } = useQuery(asked, { id: objectId }, { workshopId })
  const contents = useOwnContents(objectId)
  const pending = usePending(objectId)
  const answers = ownAnswers(data?.brainstorm ?? null, contents, pending)
  const isKnown = !isTold || data !== null || error !== null
  const linkOf = ({ id, topicId, questionId }: OwnAnswer) =>
    isOpenable && topicId !== null && questionId !== null
      ? { to: partPath(workshopId, part), state: answerLinkState({ postId: id, topicId, questionId }) }
      : null
  return (
    <OwnSection
      {...{ part, number, onCount }}
      count={isKnown ? answers.length : null}
      isEmpty={answers.length === 0}
    >
      {answers.map((answer) => (
        <OwnEntry
          key={answer.id}
          under={[answer.topic, answer.question].filter((line) => line !== null)}
          text={answer.text}
          isSaved={answer.isSaved}
          link={linkOf(answer)}
        />
      ))}
    </OwnSection>
  )
}
