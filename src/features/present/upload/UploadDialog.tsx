import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useWhyNotConnected } from '#activity/editor/useWhyNotConnected.ts'
import { messageOf } from '#api/callErrors.ts'
import { UpdatePresentDocument } from '#api/operations/present.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { AnyMessage } from '#domain/message.ts'
import type { SlideDocument } from '#domain/present/document.ts'
import { useCall } from '#sync/room/room.tsx'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { announce } from '#ui/focus/announce.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { UploadBox } from './UploadBox.tsx'
import { uploadText } from './uploadText.ts'

export interface UploadDialogProps {
  objectId: ObjectId
  document: SlideDocument | null
  onClose: () => void
}

/** Replaces the document of an activity, or removes it. SPEC SL5 */
export function UploadDialog({ objectId, document, onClose }: UploadDialogProps) {
  const text = useText(uploadText)
  const ui = useText(uiText)
  const call = useCall()
  const whyNot = useWhyNotConnected()
  /** The id of the document that is to be removed; it may be replaced while the confirmation is open. */
  const [removing, setRemoving] = useState<string | null>(null)
  const remove = async (expectedDoc: string): Promise<AnyMessage | null> => {
    try {
      await call(UpdatePresentDocument, { presentId: objectId, doc: '', expectedDoc })
      announce(text.removed)
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  if (removing !== null)
    return (
      <ConfirmDialog
        title={text.removeTitle}
        body={text.removeBody}
        onConfirm={() => remove(removing)}
        onClose={() => {
          setRemoving(null)
          onClose()
        }}
      />
    )
  return (
    <AppDialog title={text.title} onClose={onClose} isWide>
      <Text size="sm" mb="md">
        {text.replaceHint}
      </Text>
      <UploadBox {...{ objectId, document }} onDone={onClose} />
      <DialogActions>
        {document && (
          <Button
            variant="subtle"
            color="red"
            disabled={whyNot !== null}
            title={whyNot ?? undefined}
            onClick={() => setRemoving(document.id)}
          >
            {text.remove}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {ui.close}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
