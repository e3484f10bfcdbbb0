import { Button } from '@mantine/core'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'

export interface EditActionsProps {
  /** Nothing to save, or no right to save. */
  isIdle: boolean
  onSave: () => void
  onCancel: () => void
}

/** Buttons of an answer that is being edited. */
export function EditActions({ isIdle, onSave, onCancel }: EditActionsProps) {
  const { cancel, save } = useText(uiText)
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
