import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { StepPicker } from '#activity/page/StepPicker.tsx'
import { useText } from '#ui/texts/useText.ts'
import { answersText } from '../answers/answersText.ts'
import type { BrainstormPage } from './brainstormPage.ts'
import { brainstormText } from '../text.ts'

export interface QuestionPickerProps {
  pageShown: BrainstormPage
  topics: TopicView[]
  questions: QuestionView[]
  topic: TopicView
  /** Position of the question within its topic. */
  position: number
  /** The facilitator leads: arrows and lists are locked. */
  isLed: boolean
  onMove: (pageShown: BrainstormPage) => void
}

/** "Question N of M" with a list to jump to any question, and arrows that step through the questions of each topic. */
export function QuestionPicker(props: QuestionPickerProps) {
  const { pageShown, topics, questions, topic, position, isLed, onMove } = props
  const shared = useText(brainstormText)
  const text = useText(answersText)
  const options = (topicId: string) =>
    questions.map((question, index) => (
      <option key={question.id} value={`${index} ${topicId}`}>
        {text.questionAt(index + 1, question.text ?? shared.lockedShort)}
      </option>
    ))
  const jump = (value: string): void => {
    const [index = '0', topicId = ''] = value.split(' ')
    onMove({ ...pageShown, topicId, position: Number(index), groupId: null, isOverview: false })
  }
  return (
    <StepPicker
      label={shared.questionOf(position + 1, questions.length)}
      short={`${position + 1}/${questions.length}`}
      value={`${position} ${topic.id}`}
      isLocked={isLed}
      onPick={jump}
    >
      {topics.length > 1
        ? topics.map(({ id, text: topicText }, index) => (
            <optgroup key={id} label={text.topicAt(index + 1, topicText ?? shared.lockedShort)}>
              {options(id)}
            </optgroup>
          ))
        : options(topic.id)}
    </StepPicker>
  )
}
