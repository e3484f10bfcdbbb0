import { IconChevronDown } from '@tabler/icons-react'
import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { useArrows } from '#activity/place/useArrows.ts'
import { StepArrows } from '#ui/session/StepArrows.tsx'
import { useText } from '#ui/useText.ts'
import { answersText } from '../answers/answersText.ts'
import type { Place } from './place.ts'
import classes from './QuestionPicker.module.css'
import { brainstormText } from '../text.ts'

export interface QuestionPickerProps {
  place: Place
  topics: TopicView[]
  questions: QuestionView[]
  topic: TopicView
  /** Of the question among those of the topic. */
  position: number
  /** The facilitator leads: arrows and lists are locked. */
  isLed: boolean
  onMove: (place: Place) => void
}

/** "Question N of M" with a list to jump to any, and arrows that step through the questions of each topic. */
export function QuestionPicker(props: QuestionPickerProps) {
  const { place, topics, questions, topic, position, isLed, onMove } = props
  const shared = useText(brainstormText)
  const text = useText(answersText)
  const arrows = useArrows()
  const options = (topicId: string) =>
    questions.map((question, index) => (
      <option key={question.id} value={`${index} ${topicId}`}>
        {text.questionAt(index + 1, question.text ?? shared.lockedShort)}
      </option>
    ))
  const jump = (value: string): void => {
    const [index = '0', topicId = ''] = value.split(' ')
    onMove({ ...place, topicId, position: Number(index), groupId: null, isOverview: false })
  }
  return (
    <StepArrows {...arrows}>
      {/* The list is the browser's own, which every phone knows how to show; over it lies where one is. */}
      <div className={classes.picker} data-locked={isLed || undefined}>
        <span aria-hidden="true" className={classes.label}>
          <span className={classes.long}>{shared.questionOf(position + 1, questions.length)}</span>
          <span className={classes.short}>
            {position + 1}/{questions.length}
          </span>
          <IconChevronDown size={18} />
        </span>
        <select
          aria-label={shared.questionOf(position + 1, questions.length)}
          className={classes.select}
          disabled={isLed}
          value={`${position} ${topic.id}`}
          onChange={(event) => jump(event.currentTarget.value)}
        >
          {topics.length > 1
            ? topics.map(({ id, text: topicText }, index) => (
                <optgroup key={id} label={text.topicAt(index + 1, topicText ?? shared.lockedShort)}>
                  {options(id)}
                </optgroup>
              ))
            : options(topic.id)}
        </select>
      </div>
    </StepArrows>
  )
}
