import { ItemEditor } from '#activity/item/ItemEditor.tsx'
import { useItemActs } from '#activity/item/useItemActs.ts'
import type { OpenItem } from '#activity/presented/useOpenItem.ts'
import { answerType } from '#domain/identify/items.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Identify } from '../useIdentify.ts'
import { identifyText } from '../text.ts'
import type { AnswerItem } from './answerList.ts'
import { answerScreen } from './answerScreen.ts'
import type { Answers } from './useAnswers.ts'

export interface AnswerDialogProps {
  identify: Identify
  answers: Answers
  opened: OpenItem<AnswerItem>
  answer: AnswerItem
  /** The topic that the answer belongs to. */
  topic: string
}

/** One answer in full: read, edit, delete, present. SPEC Y5, Y10. */
export function AnswerDialog({ identify, answers, opened, answer, topic }: AnswerDialogProps) {
  const { source, areShown } = identify
  const { description } = useText(identifyText)
  const { text, desc } = answerType.fields
  const acts = useItemActs(identify, answerScreen)
  return (
    <ItemEditor
      item={answer}
      fields={{ text, desc: { ...desc, label: description } }}
      isLocked={answers.isLocked}
      {...{ opened, acts, source, areShown }}
      heading={topic}
    />
  )
}
