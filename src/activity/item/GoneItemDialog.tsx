import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import { draftsUnder, writeDraft } from '#sync/device/drafts.ts'
import { useRoom } from '#sync/room/room.tsx'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useCopy } from '#ui/inputs/useCopy.ts'
import { useText } from '#ui/texts/useText.ts'
import { goneText } from './goneText.ts'
import { useItemNoun } from './itemNoun.ts'

export interface GoneItemDialogProps {
  /** Key of the drafts typed at it. */
  itemId: string
  /** Answers are hidden now; otherwise the answer was deleted. */
  isHidden: boolean
  onClose: () => void
}

/** Replaces an answer that somebody deleted or hid while it was open: drafts typed at it can be copied. SPEC B20 */
export function GoneItemDialog({ itemId, isHidden, onClose }: GoneItemDialogProps) {
  const noun = useItemNoun()
  const shared = useText(uiText)
  const text = useText(goneText)
  const owner = identityKey(useRoom().identity)
  const [typed] = useState(() => draftsUnder(owner, `${itemId}.`))
  const copy = useCopy()
  const all = typed
    .map((one) => one.text)
    .filter((one) => one !== '')
    .join('\n\n')
  const close = (): void => {
    // At a deleted answer writing cannot go on; a hidden one comes back with its drafts.
    if (!isHidden) for (const { key } of typed) writeDraft(owner, key, '')
    onClose()
  }
  return (
    <AppDialog title={text.title[noun]} onClose={close} isWide>
      <p role="alert">{isHidden ? text.wasHidden(noun) : text.wasDeleted(noun)}</p>
      {all !== '' && (
        <Textarea
          readOnly
          autosize
          maxRows={10}
          label={text.typed}
          description={isHidden ? text.typedIsKept(noun) : undefined}
          value={all}
        />
      )}
      <DialogActions>
        {all !== '' && (
          <Button variant="default" onClick={() => void copy.copy(all)}>
            {copy.isCopied ? shared.copied : text.copy}
          </Button>
        )}
        <Button data-autofocus onClick={close}>
          {shared.close}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
