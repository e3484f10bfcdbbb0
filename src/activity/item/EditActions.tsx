import { Button } from '@mantine/core'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { activityText } from '../text.ts'

export interface EditActionsProps {
  /** There is nothing to save, or no right to. */
  isIdle: boolean
  onSave: () => void
  onCancel: () => void
}

/** The buttons of an answer that is being changed. */
export function EditActions({ isIdle, onSave, onCancel }: EditActionsProps) {
  const { cancel } = useText(uiText)
  const { save } = useText(activityText)
  return (
    <>
      <Button variant="default" onClick={onCancel}>
        {cancel}
      </Button>
      <Button disabled={isIdle} onClick={onSave}>
        {save}
      </Button>
    </>
  )
}
