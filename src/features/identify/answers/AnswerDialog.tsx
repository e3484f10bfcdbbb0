import { Button, Textarea } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { excessOf } from '#activity/add/answerQueue.ts'
import { useDraftEdit } from '#activity/add/useDraft.ts'
import { DeleteItemDialog } from '#activity/item/deleteDialogs.ts'
import { EditActions } from '#activity/item/EditActions.tsx'
import itemClasses from '#activity/item/Item.module.css'
import { SourceLine } from '#activity/item/SourceLine.tsx'
import { itemText } from '#activity/item/text.ts'
import { ItemDialog, PresentItem, usePresent } from '#activity/presented/PresentItem.tsx'
import type { OpenItem } from '#activity/presented/useOpenItem.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { activityText } from '#activity/text.ts'
import { deskEdits } from '#domain/activity/items/changeItems.ts'
import { answerType } from '#domain/identify/items.ts'
import { limits } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { announce } from '#ui/focus/announce.ts'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { notify } from '#ui/toasts/notify.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Identify } from '../page/useIdentify.ts'
import { identifyText } from '../text.ts'
import classes from './AnswerDialog.module.css'
import type { AnswerItem } from './answerList.ts'
import type { Answers } from './useAnswers.ts'
import { changesIn } from './written.ts'
import type { Written } from './written.ts'

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
  const shared = useText(activityText)
  const item = useText(itemText)
  const ui = useText(uiText)
  const text = useText(identifyText)
  const { isFocused, isToEdit } = opened
  const begun = isToEdit ? { text: answer.text, desc: answer.desc } : null
  const edit = useDraftEdit(`${answer.id}.edit`, { begun: begun?.text ?? null })
  const descEdit = useDraftEdit(`${answer.id}.description`, { begun: begun?.desc ?? null })
  // The initial value of each field; for a draft kept from before the page was closed it differs from the current
  // answer.
  const [began, setBegan] = useState<Written | null>(begun)
  const [isDeleting, setDeleting] = useState(false)
  const { readsDesk, source: desk } = identify
  const { acts, isLocked } = answers
  const present = usePresent(opened)

  // Without access to the desk, facilitators change answers by calls, as all others do.
  const editsDesk = readsDesk && answer.isSaved
  const mayArrange = useMayDo('arrange')
  const mayLead = useMayDo('lead')
  const mayChange = (mayArrange || answer.isMine) && !isLocked
  const isEditing = edit.draft !== null || descEdit.draft !== null
  const drafts = { text: edit.draft ?? answer.text, desc: descEdit.draft ?? answer.desc }
  const written = { text: drafts.text.trim(), desc: drafts.desc.trim() }
  const excess = excessOf(written.text, limits.postText)
  const descExcess = excessOf(written.desc, limits.postDesc)
  const isWritable = written.text !== '' && excess === 0 && descExcess === 0 && mayChange

  const endEdit = (): void => {
    edit.end()
    descEdit.end()
    if (isToEdit && !isFocused) opened.close()
  }
  const save = (): void => {
    if (!isWritable) return
    const changed = changesIn(began ?? answer, written)
    if (Object.keys(changed).length > 0) {
      // For facilitators a change is an edit of the desk, so that it can be undone; for all others it is a command.
      if (editsDesk) {
        const done = editDesk(desk, () => deskEdits.update(answerType, desk, { id: answer.id, ...changed }))
        if (!done.ok) return notify(done.message, 'bad')
      } else acts.change(answer, changed)
      announce(item.changed)
    }
    endEdit()
  }
  const remove = (): AnyMessage | null => {
    // Time may have run out while the confirmation was open.
    if (!mayChange) return shared.inputLocked
    opened.onRemoved()
    if (editsDesk) {
      const done = editDesk(desk, () => deskEdits.remove({ type: answerType, last: null }, desk, answer.id))
      if (!done.ok) return done.message
    } else acts.remove(answer)
    endEdit()
    return null
  }
  const saveOnEnter = useFieldKeys({ onEnter: save })

  if (isDeleting) {
    return (
      <DeleteItemDialog
        desk={editsDesk ? desk : null}
        onConfirm={remove}
        onClose={() => setDeleting(false)}
      />
    )
  }
  return (
    <ItemDialog opened={opened}>
      <p className={classes.topic} dir="auto">
        {topic}
      </p>
      {isEditing ? (
        <div className={classes.fields}>
          <Textarea
            aria-label={shared.addLabel}
            data-autofocus
            autoFocus
            autosize
            minRows={2}
            error={excess > 0 && shared.tooLong(excess)}
            description={ui.charactersLeft(drafts.text.length, limits.postText)}
            value={drafts.text}
            onChange={(event) => edit.change(event.currentTarget.value)}
            onKeyDown={saveOnEnter}
          />
          <Textarea
            label={text.description}
            autosize
            minRows={2}
            maxRows={8}
            error={descExcess > 0 && shared.tooLong(descExcess)}
            value={drafts.desc}
            onChange={(event) => descEdit.change(event.currentTarget.value)}
            onKeyDown={saveOnEnter}
          />
        </div>
      ) : (
        <>
          <p className={itemClasses.text} data-focused={isFocused || undefined} dir="auto">
            {answer.text}
          </p>
          {answer.desc !== '' && (
            <p className={classes.description} data-focused={isFocused || undefined} dir="auto">
              {answer.desc}
            </p>
          )}
        </>
      )}
      <SourceLine doc={desk} itemId={answer.id} />
      {isEditing && (
        <DialogActions>
          <EditActions isIdle={!isWritable} onSave={save} onCancel={endEdit} />
        </DialogActions>
      )}
      {!isEditing && (mayChange || mayLead) && (
        <div className={itemClasses.actions}>
          {mayChange && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} />}
              onClick={() => {
                setBegan({ text: answer.text, desc: answer.desc })
                edit.begin(answer.text)
                descEdit.begin(answer.desc)
              }}
            >
              {ui.edit}
            </Button>
          )}
          {mayLead && (
            <PresentItem
              {...{ opened, areShown: identify.areShown }}
              isSaved={answer.isSaved}
              onPresent={present}
            />
          )}
          {mayChange && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} />}
              onClick={() => setDeleting(true)}
            >
              {ui.delete}
            </Button>
          )}
        </div>
      )}
    </ItemDialog>
  )
}
