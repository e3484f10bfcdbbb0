import { Button } from '@mantine/core'
import { IconPencilPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { AnswerCard } from '#activity/cards/AnswerCard.tsx'
import { CardGrid } from '#activity/cards/CardGrid.tsx'
import type { IdentifyAnswerId } from '#domain/ids.ts'
import { useText } from '#ui/texts/useText.ts'
import type { AnswerItem } from '../answers/answerList.ts'
import { identifyText } from '../text.ts'
import { topicElementId } from './chosenTopic.ts'
import classes from './TopicSection.module.css'

export interface TopicSectionProps {
  topicId: string
  title: string
  /** The visible answers of the topic. */
  answers: AnswerItem[]
  /** The number of answers, including hidden ones. */
  count: number
  cardsOnPage: number
  newId: IdentifyAnswerId | null
  seesAll: boolean
  isClosed: boolean
  /** Own answers have no pencil. */
  isReadOnly: boolean
  isSearching: boolean
  /** Focuses the answer field with this topic chosen; null when no input is accepted, or for a single topic. */
  onAnswer: (() => void) | null
  onOpen: (id: IdentifyAnswerId) => void
  onEdit: (id: IdentifyAnswerId) => void
}

/** One topic with its answers. */
export function TopicSection(props: TopicSectionProps) {
  const { topicId, title, answers, count, seesAll, isClosed, isSearching, onAnswer } = props
  const { isReadOnly, onOpen, onEdit } = props
  const text = useText(identifyText)
  const titleId = useId()
  const hidden = count - answers.length
  return (
    <section id={topicElementId(topicId)} className={classes.topic} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId} className={classes.title} dir="auto">
          {title}
        </h2>
        <span className={classes.count}>{text.answers(Math.max(count, answers.length))}</span>
        {onAnswer && (
          <Button
            variant="subtle"
            size="sm"
            className={classes.answer ?? ''}
            leftSection={<IconPencilPlus size={18} />}
            aria-label={text.answerIn(title)}
            onClick={onAnswer}
          >
            {text.answerHere}
          </Button>
        )}
      </header>
      {answers.length > 0 && (
        <CardGrid
          label={text.answersIn(title)}
          items={answers}
          newId={props.newId}
          cardsOnPage={props.cardsOnPage}
          render={(answer) => (
            <AnswerCard
              text={answer.text}
              description={answer.desc}
              isMine={answer.isMine}
              isSaved={answer.isSaved}
              onEdit={isReadOnly ? null : () => onEdit(answer.id)}
              onOpen={() => onOpen(answer.id)}
            />
          )}
        />
      )}
      {answers.length === 0 && <p className={classes.none}>{why()}</p>}
    </section>
  )

  function why(): string {
    if (isSearching) return text.noMatchHere
    if (hidden > 0) return text.noneOfYours(hidden)
    if (isClosed) return text.noAnswersClosed
    return seesAll ? text.noAnswersFacilitator : text.noAnswers
  }
}
