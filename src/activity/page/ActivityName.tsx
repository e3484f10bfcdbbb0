import { limits } from '#domain/limits.ts'
import type { ObjectId } from '#domain/ids.ts'
import { shortTitle } from '#domain/accounts/names.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { EditableText } from '#ui/inputs/EditableText.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useRenameActivity } from '../editor/useRenameActivity.ts'
import { editorText } from '../editorText.ts'
import classes from './ActivityPage.module.css'

export interface ActivityNameProps {
  objectId: ObjectId
  name: string
  /** Shown for an activity without a name: its kind. */
  unnamed: string
  /** The longest name, in characters. */
  limit?: number | undefined
}

/** The activity's name in the header's slot `title`, edited in place by facilitators. */
export function ActivityName(props: ActivityNameProps) {
  const { objectId, name, unnamed, limit = limits.activityName } = props
  const text = useText(editorText)
  const part = useStateDocument().agenda.find((one) => one.objectId === objectId)
  const rename = useRenameActivity(part?.id)
  return (
    <EditableText
      kind="title"
      isSmall
      className={classes.name}
      value={name}
      shown={shortTitle(name)}
      label={text.name}
      editLabel={text.editName}
      placeholder={unnamed}
      limit={limit}
      onSave={rename}
    />
  )
}
