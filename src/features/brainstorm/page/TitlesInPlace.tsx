import type { QuestionView } from '#domain/brainstorm/read.ts'
import { limits } from '#domain/limits.ts'
import { shortTitle } from '#domain/names.ts'
import { useStateDocument } from '#sync/documents.ts'
import { EditableText } from '#ui/EditableText.tsx'
import { useText } from '#ui/useText.ts'
import { useOutlineActs } from '../editor/useOutlineActs.ts'
import { useRenameActivity } from '#activity/editor/useRenameActivity.ts'
import { brainstormText } from '../text.ts'
import { titlesText } from '#activity/page/titlesText.ts'
import type { Brainstorm } from './useBrainstorm.ts'

interface InPlaceProps {
  brainstorm: Brainstorm
  className: string | undefined
}

/** The activity's name in the header, changed where it stands. */
export function NameInPlace({ brainstorm, className }: InPlaceProps) {
  const text = useText(titlesText)
  const { unnamed } = useText(brainstormText)
  const part = useStateDocument().agenda.find(({ objectId }) => objectId === brainstorm.objectId)
  const rename = useRenameActivity(part?.id)
  return (
    <EditableText
      kind="title"
      isSmall
      className={className}
      value={brainstorm.name}
      shown={shortTitle(brainstorm.name)}
      label={text.name}
      editLabel={text.editName}
      placeholder={unnamed}
      limit={limits.activityName}
      onSave={rename}
    />
  )
}

/** The question, changed where it stands: an edit of the desk like the editor's, so that it works offline and can be undone. */
export function QuestionInPlace({
  brainstorm,
  question,
  className,
}: InPlaceProps & { question: QuestionView }) {
  const text = useText(titlesText)
  const { questions } = useOutlineActs(brainstorm)
  return (
    <EditableText
      kind="heading"
      className={className}
      value={question.text ?? ''}
      label={text.question}
      editLabel={text.editQuestion}
      placeholder=""
      limit={limits.questionText}
      onSave={(changed) => Promise.resolve(questions.rename(question.id, changed))}
    />
  )
}
