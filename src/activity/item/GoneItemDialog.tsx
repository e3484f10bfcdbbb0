import { Button, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import { loseDrafts } from '#sync/device/draftPlaces.ts'
import { draftsUnder } from '#sync/device/drafts.ts'
import { placeDeleted } from '#domain/messages/activities.ts'
import { useRoom } from '#sync/room/room.tsx'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useCopy } from '#ui/inputs/useCopy.ts'
import { useText } from '#ui/texts/useText.ts'
import { useItemNoun } from '../itemNoun.ts'
import { goneText } from './goneText.ts'

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
  // A hidden answer comes back with its drafts.
  useEffect(() => {
    if (!isHidden) loseDrafts(owner, itemId, { lost: placeDeleted, told: placeDeleted.code })
  }, [owner, itemId, isHidden])
  return (
    <AppDialog title={text.title[noun]} onClose={onClose} isWide>
      <p role="alert">{isHidden ? text.wasHidden(noun) : text.wasDeleted(noun)}</p>
      {all !== '' && (
        <Textarea
          readOnly
          // Whoever is typing must not press a button with the next key.
          data-autofocus
          autosize
          maxRows={10}
          label={text.typed}
          description={isHidden ? text.typedIsKept(noun) : text.typedIsInOwn}
          value={all}
        />
      )}
      <DialogActions>
        {all !== '' && (
          <Button variant="default" onClick={() => void copy.copy(all)}>
            {copy.isCopied ? shared.copied : text.copy}
          </Button>
        )}
        <Button data-autofocus={all === '' || undefined} onClick={onClose}>
          {shared.close}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
