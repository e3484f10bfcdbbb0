import { useState } from 'react'
import { excessOf } from '#activity/add/answerQueue.ts'
import type { DraftEdit } from '#activity/add/useDraft.ts'
import { activityText } from '#activity/text.ts'
import { limits } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Written } from './usePollActs.ts'

export interface PollFieldsOptions {
  /** What it says before the edit. */
  start: Written
  edit: DraftEdit
  descEdit: DraftEdit
  /** Saves what the person changed, whatever others changed meanwhile. */
  onSave: (changed: Partial<Written>) => Promise<AnyMessage | null>
  /** It was saved or cancelled. */
  onEnd?: () => void
}

/** The fields of a poll or sub-poll; what was typed is kept on this device until it is saved or cancelled. SPEC EV4 */
export function usePollFields({ start, edit, descEdit, onSave, onEnd }: PollFieldsOptions) {
  const { tooLong } = useText(activityText)
  const [began] = useState(start)
  const [color, setColor] = useState(start.color)
  const [mistake, setMistake] = useState<AnyMessage | null>(null)
  const [isBusy, setBusy] = useState(false)
  const drafts = { text: edit.draft ?? start.text, desc: descEdit.draft ?? start.desc }
  const written = { text: drafts.text.trim(), desc: drafts.desc.trim(), color }
  const [excess, descExcess] = [
    excessOf(written.text, limits.pollText),
    excessOf(written.desc, limits.pollDesc),
  ]
  const isWritable = written.text !== '' && excess === 0 && descExcess === 0 && !isBusy
  const end = (): void => {
    edit.end()
    descEdit.end()
    onEnd?.()
  }
  const save = async (): Promise<void> => {
    if (!isWritable) return
    const changed = changesIn(began, written)
    if (Object.keys(changed).length > 0) {
      setBusy(true)
      const failed = await onSave(changed)
      setBusy(false)
      setMistake(failed)
      if (failed !== null) return
    }
    end()
  }
  const field = (value: string, over: number, { change }: DraftEdit) => ({
    value,
    error: over > 0 && tooLong(over),
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
  })
  return {
    text: field(drafts.text, excess, edit),
    desc: field(drafts.desc, descExcess, descEdit),
    color: { color, onChange: setColor },
    ...{ mistake, isWritable, save, end },
  }
}

/** The fields that the person changed. */
export function changesIn(began: Written, written: Written): Partial<Written> {
  return {
    ...(written.text !== began.text && { text: written.text }),
    ...(written.desc !== began.desc && { desc: written.desc }),
    ...(written.color !== began.color && { color: written.color }),
  }
}
