import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { StepPicker } from '#activity/page/StepPicker.tsx'
import { useText } from '#ui/texts/useText.ts'
import { brainstormText } from '../text.ts'
import type { BrainstormPage } from './brainstormPage.ts'

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
  const text = useText(brainstormText)
  const questionAt = (index: number): string =>
    text.questionAt(index + 1, questions[index]?.text ?? text.lockedShort)
  const options = (topicId: string) =>
    questions.map((question, index) => (
      <option key={question.id} value={`${index} ${topicId}`}>
        {questionAt(index)}
      </option>
    ))
  const jump = (value: string): void => {
    const [index = '0', topicId = ''] = value.split(' ')
    onMove({ ...pageShown, topicId, position: Number(index), groupId: null, isOverview: false })
  }
  // The first question of a topic stands for the topic.
  const stopName = (at: number): string => {
    const [topicAt, index] = [Math.floor(at / questions.length), at % questions.length]
    if (topics.length === 1 || index > 0) return questionAt(index)
    return text.topicAt(topicAt + 1, topics[topicAt]?.text ?? text.lockedShort)
  }
  return (
    <StepPicker
      label={text.questionOf(position + 1, questions.length)}
      short={`${position + 1}/${questions.length}`}
      value={`${position} ${topic.id}`}
      isLocked={isLed}
      onPick={jump}
      stopName={stopName}
    >
      {topics.length > 1
        ? topics.map(({ id, text: topicText }, index) => (
            <optgroup key={id} label={text.topicAt(index + 1, topicText ?? text.lockedShort)}>
              {options(id)}
            </optgroup>
          ))
        : options(topic.id)}
    </StepPicker>
  )
}
