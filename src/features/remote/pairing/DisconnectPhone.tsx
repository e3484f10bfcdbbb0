import { ActionIcon } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { DisconnectRemoteDocument } from '#api/operations/remote.ts'
import type { AnyMessage } from '#domain/message.ts'
import { clearDeviceData } from '#sync/room/deviceData.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { forgetPairedPhone } from './pairedPhone.ts'
import { pairingText } from './pairingText.ts'

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** On a paired phone: disconnects it from the room and deletes what it stored of the session. SPEC J5. */
export function DisconnectPhone({ onLeft }: { onLeft: () => void }) {
  const text = useText(pairingText)
  const { workshopId, identity } = useRoom()
  const call = useCall()
  const [isAsking, setAsking] = useState(false)
  const disconnect = async (): Promise<AnyMessage | null> => {
    if (identity.kind !== 'remote') return null
    try {
      await call(DisconnectRemoteDocument, { workshopId, remoteId: identity.remoteId })
    } catch (error) {
      return messageOf(error)
    }
    forgetPairedPhone(workshopId, identity)
    onLeft()
    clearDeviceData(identity).catch(() => undefined)
    return null
  }
  return (
    <>
      <ActionIcon size={44} aria-label={text.disconnectThis} onClick={() => setAsking(true)}>
        <IconPlugConnectedX size={22} />
      </ActionIcon>
      {isAsking && (
        <ConfirmDialog
          title={text.disconnectTitle}
          body={text.disconnectText}
          confirmLabel={text.disconnect}
          onConfirm={disconnect}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
