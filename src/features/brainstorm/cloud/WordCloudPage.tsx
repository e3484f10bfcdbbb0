import { Button } from '@mantine/core'
import { useText } from '#ui/useText.ts'
import { answersText } from '../answersText.ts'
import type { Brainstorm } from '../useBrainstorm.ts'

export interface WordCloudPageProps {
  brainstorm: Brainstorm
  topicId: string
  questionId: string
  /** Back to the answers; null while the facilitator leads. */
  onBack: (() => void) | null
}

/** The words of a question's answers, by how often they are used. */
export function WordCloudPage({ onBack }: WordCloudPageProps) {
  const text = useText(answersText)
  return (
    <Button variant="default" disabled={onBack === null} onClick={() => onBack?.()}>
      {text.backToAnswers}
    </Button>
  )
}
