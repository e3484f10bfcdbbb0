import { Button, Textarea } from '@mantine/core'
import { IconAlignLeft } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { activityText } from '../text.ts'
import classes from './AddBox.module.css'
import { excessOf } from './answerQueue.ts'
import { descriptionText } from './descriptionText.ts'
import { useDraft } from './useDraft.ts'

/** State of the description of the new answer in an `AddBox`. */
export interface BoxDescription {
  text: string
  /** By how many characters it exceeds the limit. */
  excess: number
  clear: () => void
  /** Shown under the field of the answer's text; Enter submits as in the box. */
  field: ReactNode
}

/**
 * For kinds whose answers have a description beside their text: passed to `AddBox`. Its field opens on request, since
 * most answers need none and a phone's keyboard leaves little height. The draft is kept on this device.
 *
 * @param draftKey key of the box's draft
 * @param limit in characters
 */
export function useDescription(draftKey: string, limit: number): BoxDescription {
  const { tooLong } = useText(activityText)
  const text = useText(descriptionText)
  const [draft, setDraft] = useDraft(`${draftKey}.description`)
  const [isOpen, setOpen] = useState(false)
  const excess = excessOf(draft, limit)
  return {
    text: draft,
    excess,
    clear: () => {
      setDraft('')
      setOpen(false)
    },
    field:
      isOpen || draft !== '' ? (
        <Textarea
          aria-label={text.label}
          placeholder={text.placeholder}
          className={classes.description ?? ''}
          classNames={{ input: classes.input ?? '', error: classes.mistake ?? '' }}
          // Opened by a press: the field gets the focus.
          autoFocus={isOpen}
          rows={2}
          error={excess > 0 && tooLong(excess)}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
      ) : (
        <Button
          variant="subtle"
          size="xs"
          className={classes.describe ?? ''}
          leftSection={<IconAlignLeft size={16} />}
          onClick={() => setOpen(true)}
        >
          {text.open}
        </Button>
      ),
  }
}
