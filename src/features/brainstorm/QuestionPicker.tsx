import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { useText } from '#ui/useText.ts'
import { standAt, stepFrom } from './place.ts'
import type { Place } from './place.ts'
import classes from './QuestionPicker.module.css'
import { brainstormText } from './text.ts'

export interface QuestionPickerProps {
  place: Place
  topics: TopicView[]
  questions: QuestionView[]
  /** The facilitator leads: arrows and lists are locked. */
  isLed: boolean
  onMove: (place: Place) => void
}

/** "Question N of M" with a list to jump to any, and arrows that step through the questions of each topic. */
export function QuestionPicker({ place, topics, questions, isLed, onMove }: QuestionPickerProps) {
  const text = useText(brainstormText)
  const { topic, position } = standAt(place, topics, questions)
  const before = stepFrom(place, -1, topics, questions)
  const after = stepFrom(place, 1, topics, questions)
  return (
    <div className={classes.picker}>
      {topics.length > 1 && (
        <NativeSelect
          aria-label={text.selectTopic}
          className={classes.topic ?? ''}
          disabled={isLed}
          value={topic?.id ?? ''}
          data={topics.map(({ id, text: topicText }) => ({
            value: id,
            label: topicText ?? text.lockedShort,
          }))}
          onChange={(event) => onMove({ ...place, topicId: event.currentTarget.value })}
        />
      )}
      <ActionIcon
        aria-label={text.previousQuestion}
        size={44}
        disabled={isLed || !before}
        onClick={() => before && onMove(before)}
      >
        <IconChevronLeft size={20} />
      </ActionIcon>
      <NativeSelect
        aria-label={text.question}
        className={classes.question ?? ''}
        disabled={isLed}
        value={String(position)}
        data={questions.map((_, index) => ({
          value: String(index),
          label: text.questionOf(index + 1, questions.length),
        }))}
        onChange={(event) => onMove({ ...place, position: Number(event.currentTarget.value) })}
      />
      <ActionIcon
        aria-label={text.nextQuestion}
        size={44}
        disabled={isLed || !after}
        onClick={() => after && onMove(after)}
      >
        <IconChevronRight size={20} />
      </ActionIcon>
    </div>
  )
}
