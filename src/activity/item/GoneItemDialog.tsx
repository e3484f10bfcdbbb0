import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { identityKey } from '#api/identity.ts'
import { draftsUnder, writeDraft } from '#sync/drafts.ts'
import { useRoom } from '#sync/room.tsx'
import { AppDialog } from '#ui/AppDialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { useCopy } from '#ui/useCopy.ts'
import { useText } from '#ui/useText.ts'
import { postDialogText } from '#features/brainstorm/post/postDialogText.ts'
import { brainstormText } from '#features/brainstorm/text.ts'
import type { GoneAnswer } from '#features/brainstorm/post/useGoneAnswer.ts'

export interface GoneAnswerDialogProps {
  gone: GoneAnswer
  onClose: () => void
}

/** In place of an answer that somebody deleted or hid while it was open: what was typed at it can be copied. SPEC B20. */
export function GoneAnswerDialog({ gone, onClose }: GoneAnswerDialogProps) {
  const shared = useText(brainstormText)
  const text = useText(postDialogText)
  const owner = identityKey(useRoom().identity)
  const [typed] = useState(() => draftsUnder(owner, `${gone.id}.`))
  const copy = useCopy()
  const all = typed.map((one) => one.text).join('\n\n')
  const close = (): void => {
    // At a deleted answer nobody can go on writing; a hidden one comes back with what was typed.
    if (!gone.isHidden) for (const { key } of typed) writeDraft(owner, key, '')
    onClose()
  }
  return (
    <AppDialog title={shared.answer} onClose={close} isWide>
      <p role="alert">{gone.isHidden ? text.wasHidden : text.wasDeleted}</p>
      {all !== '' && (
        <Textarea
          readOnly
          autosize
          maxRows={10}
          label={text.typed}
          description={gone.isHidden ? text.typedIsKept : undefined}
          value={all}
        />
      )}
      <DialogActions>
        {all !== '' && (
          <Button variant="default" onClick={() => void copy.copy(all)}>
            {copy.isCopied ? text.copied : text.copy}
          </Button>
        )}
        <Button data-autofocus onClick={close}>
          {shared.close}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
