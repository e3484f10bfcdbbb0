import { ActionIcon } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { DisconnectRemoteDocument } from '#api/operations/remote.ts'
import { clearBelongings } from '#sync/belongings.ts'
import { useCall, useRoom } from '#sync/room.tsx'
import { lazyDialog } from '#ui/lazyPart.tsx'
import { useText } from '#ui/useText.ts'
import { forgetPairedPhone } from './pairedPhone.ts'
import { pairingText } from './pairingText.ts'

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** On a paired phone: it leads the room no more, and keeps nothing of the session. SPEC J5. */
export function DisconnectPhone({ onLeft }: { onLeft: () => void }) {
  const text = useText(pairingText)
  const { workshopId, identity } = useRoom()
  const call = useCall()
  const [isAsking, setAsking] = useState(false)
  const disconnect = async (): Promise<string | null> => {
    if (identity.kind !== 'remote') return null
    try {
      await call(DisconnectRemoteDocument, { workshopId, remoteId: identity.remoteId })
    } catch (error) {
      return messageOf(error)
    }
    forgetPairedPhone(workshopId, identity)
    onLeft()
    clearBelongings(identity).catch(() => undefined)
    return null
  }
  return (
    <>
      <ActionIcon size={44} aria-label={text.disconnectThis} onClick={() => setAsking(true)}>
        <IconPlugConnectedX size={22} />
      </ActionIcon>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={text.disconnectTitle}
            body={text.disconnectText}
            confirmLabel={text.disconnect}
            onConfirm={disconnect}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
