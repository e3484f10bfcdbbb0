import { NativeSelect } from '@mantine/core'
import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { StepArrows } from '#ui/session/StepArrows.tsx'
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
  /** Leads out of the brainstorm at its first and last question; undefined: there is nowhere to go. */
  onLeave: { back: () => void; on?: (() => void) | undefined }
}

/** "Question N of M" with a list to jump to any, and arrows that step through the questions of each topic. */
export function QuestionPicker({ place, topics, questions, isLed, onMove, onLeave }: QuestionPickerProps) {
  const text = useText(brainstormText)
  const { topic, position } = standAt(place, topics, questions)
  const before = stepFrom(place, -1, topics, questions)
  const after = stepFrom(place, 1, topics, questions)
  return (
    <StepArrows
      isLocked={isLed}
      onPrevious={before ? () => onMove(before) : onLeave.back}
      onNext={after ? () => onMove(after) : onLeave.on}
    >
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
    </StepArrows>
  )
}
