import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { excessOf } from '#activity/add/answerQueue.ts'
import type { DraftEdit } from '#activity/add/useDraft.ts'
import { activityText } from '#activity/text.ts'
import { limits } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { ColorChoice } from './ColorChoice.tsx'
import { changesIn } from './EditPoll.tsx'
import { pollsText } from './pollsText.ts'
import classes from './SubPolls.module.css'
import type { Written } from './usePollActs.ts'

export interface SubPollFieldsProps {
  start: Written
  edit: DraftEdit
  descEdit: DraftEdit
  onSave: (changed: Partial<Written>) => Promise<AnyMessage | null>
}

/** The fields of a sub-poll; what was typed is kept on this device until it is saved or cancelled. SPEC EV4 */
export function SubPollFields({ start, edit, descEdit, onSave }: SubPollFieldsProps) {
  const text = useText(pollsText)
  const shared = useText(activityText)
  const ui = useText(uiText)
  const [began] = useState(start)
  const [color, setColor] = useState(start.color)
  const [mistake, setMistake] = useState<AnyMessage | null>(null)
  const drafts = { text: edit.draft ?? start.text, desc: descEdit.draft ?? start.desc }
  const written = { text: drafts.text.trim(), desc: drafts.desc.trim(), color }
  const excess = excessOf(written.text, limits.pollText)
  const descExcess = excessOf(written.desc, limits.pollDesc)
  const isWritable = written.text !== '' && excess === 0 && descExcess === 0
  const close = (): void => {
    edit.end()
    descEdit.end()
  }
  const save = async (): Promise<void> => {
    if (!isWritable) return
    const changed = changesIn(began, written)
    const failed = Object.keys(changed).length === 0 ? null : await onSave(changed)
    setMistake(failed)
    if (failed === null) close()
  }
  return (
    <form
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        autoFocus
        label={text.subText}
        error={excess > 0 && shared.tooLong(excess)}
        value={drafts.text}
        onChange={(event) => edit.change(event.currentTarget.value)}
      />
      <TextInput
        label={text.description}
        error={descExcess > 0 && shared.tooLong(descExcess)}
        value={drafts.desc}
        onChange={(event) => descEdit.change(event.currentTarget.value)}
      />
      <ColorChoice color={color} onChange={setColor} />
      <MistakeAlert message={mistake} />
      <div className={classes.buttons}>
        <Button variant="default" size="sm" onClick={close}>
          {ui.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={!isWritable}>
          {ui.save}
        </Button>
      </div>
    </form>
  )
}
