import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { excessOf } from '#activity/add/answerQueue.ts'
import type { DraftEdit } from '#activity/add/useDraft.ts'
import { EditActions } from '#activity/item/EditActions.tsx'
import { itemText } from '#activity/item/text.ts'
import { activityText } from '#activity/text.ts'
import { limits } from '#domain/limits.ts'
import { announce } from '#ui/focus/announce.ts'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import type { AnyMessage } from '#domain/message.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate, Poll } from '../page/useEvaluate.ts'
import { ColorChoice } from './ColorChoice.tsx'
import classes from './PollDialog.module.css'
import { pollsText } from './pollsText.ts'
import { usePollActs } from './usePollActs.ts'
import type { Written } from './usePollActs.ts'

export interface EditPollProps {
  evaluate: Evaluate
  poll: Poll
  edit: DraftEdit
  descEdit: DraftEdit
  /** It was saved or cancelled. */
  onEnd: () => void
}

/** The fields of a poll. Only what the person changed is saved, whatever others changed meanwhile. SPEC EV4 */
export function EditPoll({ evaluate, poll, edit, descEdit, onEnd }: EditPollProps) {
  const text = useText(pollsText)
  const shared = useText(activityText)
  const item = useText(itemText)
  const ui = useText(uiText)
  const acts = usePollActs(evaluate)
  const [began] = useState<Written>(() => ({ text: poll.text, desc: poll.desc, color: poll.color }))
  const [color, setColor] = useState(poll.color)
  const [mistake, setMistake] = useState<AnyMessage | null>(null)
  const [isBusy, setBusy] = useState(false)
  const drafts = { text: edit.draft ?? poll.text, desc: descEdit.draft ?? poll.desc }
  const written = { text: drafts.text.trim(), desc: drafts.desc.trim(), color }
  const excess = excessOf(written.text, limits.pollText)
  const descExcess = excessOf(written.desc, limits.pollDesc)
  const isWritable = written.text !== '' && excess === 0 && descExcess === 0 && !isBusy
  const end = (): void => {
    edit.end()
    descEdit.end()
    onEnd()
  }
  const save = async (): Promise<void> => {
    if (!isWritable) return
    const changed = changesIn(began, written)
    if (Object.keys(changed).length > 0) {
      setBusy(true)
      const failed = await acts.change(poll.id, changed)
      setBusy(false)
      setMistake(failed)
      if (failed !== null) return
      announce(item.changed)
    }
    end()
  }
  const saveOnEnter = useFieldKeys({ onEnter: () => void save() })
  return (
    <div className={classes.fields}>
      <Textarea
        label={text.text}
        data-autofocus
        autoFocus
        autosize
        minRows={2}
        error={excess > 0 && shared.tooLong(excess)}
        description={ui.charactersLeft(drafts.text.length, limits.pollText)}
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
        description={ui.charactersLeft(drafts.desc.length, limits.pollDesc)}
        value={drafts.desc}
        onChange={(event) => descEdit.change(event.currentTarget.value)}
        onKeyDown={saveOnEnter}
      />
      <ColorChoice color={color} onChange={setColor} />
      <MistakeAlert message={mistake} />
      <DialogActions>
        <EditActions isIdle={!isWritable} onSave={() => void save()} onCancel={end} />
      </DialogActions>
    </div>
  )
}

/** The fields that the person changed. */
export function changesIn(began: Written, written: Written): Partial<Written> {
  return {
    ...(written.text !== began.text && { text: written.text }),
    ...(written.desc !== began.desc && { desc: written.desc }),
    ...(written.color !== began.color && { color: written.color }),
  }
}
