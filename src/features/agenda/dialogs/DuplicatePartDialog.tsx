import { Button, Text } from '@mantine/core'
import { messageOf } from '#api/callErrors.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { UserMistake } from '#domain/errors.ts'
import { announce } from '#ui/focus/announce.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { buildText } from '../buildText.ts'
import type { AgendaActs } from '../useAgendaActs.ts'

export interface DuplicatePartDialogProps {
  part: AgendaPart
  duplicate: AgendaActs['duplicate']
  onClose: () => void
}

/** Duplicates an activity, with or without its input. SPEC K3, M7. */
export function DuplicatePartDialog({ part, duplicate, onClose }: DuplicatePartDialogProps) {
  const text = useText(buildText)
  const ui = useText(uiText)
  const copy = useAct(async (mode: 'copy_all' | 'headings_only') => {
    const mistake = await duplicate(part.id, mode)
    if (mistake !== null) throw new UserMistake(mistake)
    announce(text.duplicated(part.partName || ui.unnamed))
    onClose()
  }, messageOf)
  return (
    <AppDialog title={text.duplicateTitle} onClose={onClose}>
      <Text mb="md">{text.duplicateText(part.partName || ui.unnamed)}</Text>
      <MistakeAlert message={copy.mistake} />
      <DialogActions>
        <Button variant="default" disabled={copy.isBusy} onClick={() => void copy.run('headings_only')}>
          {text.withoutInput}
        </Button>
        <Button disabled={copy.isBusy} data-autofocus onClick={() => void copy.run('copy_all')}>
          {text.withInput}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
