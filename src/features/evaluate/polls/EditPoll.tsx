import { Textarea } from '@mantine/core'
import type { DraftEdit } from '#activity/add/useDraft.ts'
import { EditActions } from '#activity/item/EditActions.tsx'
import { itemText } from '#activity/itemText.ts'
import { limits } from '#domain/limits.ts'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { announce } from '#ui/focus/announce.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate, Poll } from '../useEvaluate.ts'
import { ColorChoice } from './ColorChoice.tsx'
import classes from './PollDialog.module.css'
import { pollsText } from './pollsText.ts'
import { usePollActs } from './usePollActs.ts'
import { usePollFields } from './usePollFields.ts'

export interface EditPollProps {
  evaluate: Evaluate
  poll: Poll
  edit: DraftEdit
  descEdit: DraftEdit
  /** It was saved or cancelled. */
  onEnd: () => void
}

/** The fields of a poll in its dialog. SPEC EV4 */
export function EditPoll({ evaluate, poll, edit, descEdit, onEnd }: EditPollProps) {
  const words = useText(pollsText)
  const item = useText(itemText)
  const ui = useText(uiText)
  const acts = usePollActs(evaluate)
  const { text, desc, color, mistake, isWritable, save, end } = usePollFields({
    ...{ start: poll, edit, descEdit, onEnd },
    async onSave(changed) {
      const failed = await acts.change(poll.id, changed)
      if (failed === null) announce(item.changed)
      return failed
    },
  })
  const onKeyDown = useFieldKeys({ onEnter: () => void save() })
  return (
    <div className={classes.fields}>
      <Textarea
        label={words.text}
        data-autofocus
        autoFocus
        autosize
        minRows={2}
        description={ui.charactersLeft(text.value.length, limits.pollText)}
        {...{ ...text, onKeyDown }}
      />
      <Textarea
        label={words.description}
        autosize
        minRows={2}
        maxRows={8}
        description={ui.charactersLeft(desc.value.length, limits.pollDesc)}
        {...{ ...desc, onKeyDown }}
      />
      <ColorChoice {...color} />
      <MistakeAlert message={mistake} />
      <DialogActions>
        <EditActions isIdle={!isWritable} onSave={() => void save()} onCancel={end} />
      </DialogActions>
    </div>
  )
}
