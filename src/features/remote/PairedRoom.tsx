import { Loader, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { clearDeviceData } from '#sync/room/deviceData.ts'
import { useConnection, useWaitingWords } from '#sync/room/connection.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { DisconnectPhone } from './pairing/DisconnectPhone.tsx'
import { forgetPairedPhone } from './pairing/pairedPhone.ts'
import { pairingText } from './pairing/pairingText.ts'
import { RemoteNotice } from './RemoteNotice.tsx'

interface PairedRoomProps {
  remote: (leave: ReactNode) => ReactNode
  /** This phone disconnected itself. */
  onLeft: () => void
}

/**
 * The session behind a paired phone: the remote while it is connected and the session runs, otherwise a notice why not.
 * SPEC J5.
 */
export function PairedRoom({ remote, onLeft }: PairedRoomProps) {
  const text = useText(pairingText)
  const { workshopId, identity } = useRoom()
  const { document: stateDocument, workshop } = useStateDocument()
  const { status } = useConnection()
  const isNotHere = useWaitingWords() === 'away'
  const isClosed =
    status === 'signedOut' || stateDocument.status === 'forbidden' || stateDocument.status === 'gone'
  const [wasClosed, setWasClosed] = useState(false)
  if (isClosed && !wasClosed) setWasClosed(true)
  useEffect(() => {
    if (!wasClosed || identity.kind !== 'remote') return
    forgetPairedPhone(workshopId, identity)
    // A disconnected phone keeps no data of the session.
    clearDeviceData(identity).catch(() => undefined)
  }, [wasClosed, workshopId, identity])

  if (wasClosed)
    return <RemoteNotice title={text.closedTitle} hint={text.closedHint} workshopId={workshopId} />
  if (stateDocument.status !== 'ready')
    return (
      <RemoteNotice title={isNotHere ? text.awayTitle : text.opening}>
        {isNotHere ? <Text>{text.awayHint}</Text> : <Loader aria-hidden="true" />}
      </RemoteNotice>
    )
  if (workshop.ended) return <RemoteNotice title={text.endedTitle} hint={text.endedHint} />
  return remote(<DisconnectPhone onLeft={onLeft} />)
}
