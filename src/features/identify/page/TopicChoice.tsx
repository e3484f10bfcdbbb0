import type { TopicView } from '#domain/identify/items.ts'
import { useText } from '#ui/texts/useText.ts'
import { identifyText } from '../text.ts'
import classes from './TopicChoice.module.css'

export interface TopicChoiceProps {
  topics: readonly TopicView[]
  value: string
  onChange: (topicId: string) => void
}

/** Chooses the topic of the answer. A native select, which every phone supports. */
export function TopicChoice({ topics, value, onChange }: TopicChoiceProps) {
  const text = useText(identifyText)
  return (
    <select
      className={classes.select}
      aria-label={text.topic}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {topics.map((topic, at) => (
        <option key={topic.id} value={topic.id}>
          {text.topicAt(at + 1, topic.text || text.untitled(at + 1))}
        </option>
      ))}
    </select>
  )
}
