import { Button, Text } from '@mantine/core'
import type { AgendaPart } from '#domain/state.ts'
import { UserMistake } from '#domain/errors.ts'
import { announce } from '#ui/announce.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import { buildText } from './buildText.ts'
import type { AgendaActs } from './useAgendaActs.ts'

export interface DuplicatePartDialogProps {
  part: AgendaPart
  duplicate: AgendaActs['duplicate']
  onClose: () => void
}

/** @see specification, part 1, section 2: duplicate part (With Input or Without Input) */
export function DuplicatePartDialog({ part, duplicate, onClose }: DuplicatePartDialogProps) {
  const text = useText(buildText)
  const copy = useAct(
    async (mode: 'copy_all' | 'headings_only') => {
      const mistake = await duplicate(part.id, mode)
      if (mistake !== null) throw new UserMistake(mistake)
      announce(text.duplicated(part.partName || text.unnamed))
      onClose()
    },
    (error) => (error as Error).message,
  )
  return (
    <AppDialog title={text.duplicateTitle} onClose={onClose}>
      <Text mb="md">{text.duplicateText(part.partName || text.unnamed)}</Text>
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
