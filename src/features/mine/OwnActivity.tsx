import { Button } from '@mantine/core'
import { IconCloudCheck, IconCloudUp, IconLock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { OwnAnswersDocument } from '#api/operations/ownAnswers.ts'
import { useQuery } from '#api/useQuery.ts'
import { partPath } from '#domain/paths.ts'
import type { AgendaPart } from '#domain/state.ts'
import { useOwnContents, usePending } from '#sync/outbox.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { answerLinkState } from '#activity/session/answerLink.ts'
import { useText } from '#ui/useText.ts'
import classes from './MinePage.module.css'
import { mineText } from './mineText.ts'
import { ownAnswers } from './ownAnswers.ts'
import type { OwnAnswer } from './ownAnswers.ts'

/** Many people open this page in the same moment; their questions come spread over this. */
const spreadMs = 800

export interface OwnActivityProps {
  part: AgendaPart
  /** Its place in the agenda, from one. */
  number: number
  /** Whether its page may be opened now. */
  isOpenable: boolean
  onCount: (count: number) => void
}

/** A person's answers in one activity. */
export function OwnActivity({ part, number, isOpenable, onCount }: OwnActivityProps) {
  const text = useText(mineText)
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
  const count = isKnown ? answers.length : -1
  useEffect(() => onCount(count), [count, onCount])
  if (answers.length === 0) return null
  const headingId = `own-${objectId}`
  return (
    <section className={classes.activity} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.name}>
        {number}. {part.partName || text.unnamed}
        {part.hidden && (
          <span className={classes.hidden}>
            <IconLock size={16} aria-hidden="true" /> {text.hiddenActivity}
          </span>
        )}
      </h2>
      <ul className={classes.list}>
        {answers.map((answer) => (
          <OwnAnswerEntry key={answer.id} {...{ part, answer, isOpenable }} />
        ))}
      </ul>
    </section>
  )
}

function useSpread(): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setDue(true), Math.random() * spreadMs)
    return () => clearTimeout(waiting)
  }, [])
  return isDue
}

interface OwnAnswerEntryProps {
  part: AgendaPart
  answer: OwnAnswer
  isOpenable: boolean
}

function OwnAnswerEntry({ part, answer, isOpenable }: OwnAnswerEntryProps) {
  const text = useText(mineText)
  const { workshopId } = useRoom()
  const { topicId, questionId } = answer
  const canOpen = isOpenable && topicId !== null && questionId !== null
  return (
    <li className={classes.entry}>
      <div className={classes.answer}>
        {answer.topic !== null && <div className={classes.question}>{answer.topic}</div>}
        {answer.question !== null && <div className={classes.question}>{answer.question}</div>}
        <p className={classes.text}>{answer.text}</p>
        <span className={classes.state} data-saved={answer.isSaved || undefined}>
          {answer.isSaved ? (
            <IconCloudCheck size={16} aria-hidden="true" />
          ) : (
            <IconCloudUp size={16} aria-hidden="true" />
          )}
          {answer.isSaved ? text.sent : text.waiting}
        </span>
      </div>
      {canOpen && (
        <Button
          component={Link}
          to={partPath(workshopId, part)}
          state={answerLinkState({ postId: answer.id, topicId, questionId })}
          variant="default"
          className={classes.open ?? ''}
          aria-label={text.openAnswer(answer.text)}
        >
          {text.open}
        </Button>
      )}
    </li>
  )
}
