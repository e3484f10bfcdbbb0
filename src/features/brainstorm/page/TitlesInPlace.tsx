import { useJustAdded } from '#activity/session/justAdded.ts'
import { ActivityName } from '#activity/page/ActivityName.tsx'
import type { QuestionView } from '#domain/brainstorm/read.ts'
import { limits } from '#domain/limits.ts'
import { EditableText } from '#ui/inputs/EditableText.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useOutlineActs } from '../editor/useOutlineActs.ts'
import { brainstormText } from '../text.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { titlesText } from './titlesText.ts'

interface InPlaceProps {
  brainstorm: Brainstorm
  className: string | undefined
}

/** The activity's name in the header, edited in place. */
export function NameInPlace({ brainstorm: { objectId, name } }: Pick<InPlaceProps, 'brainstorm'>) {
  const { unnamed } = useText(brainstormText)
  return <ActivityName {...{ objectId, name, unnamed }} />
}

/**
 * The question, edited in place: an edit of the desk like those of the editor, so that it works offline and can be
 * undone.
 */
export function QuestionInPlace({
  brainstorm,
  question,
  className,
}: InPlaceProps & { question: QuestionView }) {
  const text = useText(titlesText)
  const { questions } = useOutlineActs(brainstorm)
  const isNew = useJustAdded(brainstorm.objectId)
  return (
    <EditableText
      kind="heading"
      className={className}
      value={question.text ?? ''}
      label={text.question}
      editLabel={text.editQuestion}
      placeholder=""
      isBegun={isNew}
      limit={limits.questionText}
      onSave={(changed) => Promise.resolve(questions.rename(question.id, changed))}
    />
  )
}
