import { Button, Loader, Text } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { Identity } from '#api/signIn/identity.ts'
import { normalizeWorkshopId } from '#domain/ids.ts'
import { RoomProvider } from '#sync/room/room.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { PairedRoom } from './PairedRoom.tsx'
import { pairingText } from './pairing/pairingText.ts'
import { RemoteNotice } from './RemoteNotice.tsx'
import { usePairing } from './pairing/usePairing.ts'

/**
 * `/remote/{workshopId}#code`: the address in the QR code on a facilitator's screen. The phone needs no sign-in. SPEC
 * J3, J4.
 *
 * @param remote renders the remote, with the control that disconnects this phone
 */
export function PairedRemotePage({ remote }: { remote: (leave: ReactNode) => ReactNode }) {
  const text = useText(pairingText)
  const ui = useText(uiText)
  const { workshopId: typed = '' } = useParams()
  const workshopId = normalizeWorkshopId(typed)
  const pairing = usePairing(workshopId)
  const phone = pairing.status === 'paired' ? pairing.phone : null
  const identity = useMemo<Identity | null>(
    () => phone && { kind: 'remote', workshopId, ...phone },
    [phone, workshopId],
  )
  const [isLeft, setLeft] = useState(false)
  // Another code scanned into this page is another pairing.
  useEffect(() => {
    const reload = (): void => location.reload()
    addEventListener('hashchange', reload)
    return () => removeEventListener('hashchange', reload)
  }, [])

  if (isLeft) return <RemoteNotice title={text.leftTitle} hint={text.scanHint} workshopId={workshopId} />
  if (identity !== null)
    return (
      <RoomProvider workshopId={workshopId} identity={identity}>
        <PairedRoom remote={remote} onLeft={() => setLeft(true)} />
      </RoomProvider>
    )
  switch (pairing.status) {
    case 'refused':
      return (
        <RemoteNotice title={text.refusedTitle} workshopId={workshopId}>
          <MistakeAlert message={pairing.message} />
        </RemoteNotice>
      )
    case 'failed':
      return (
        <RemoteNotice title={text.failedTitle}>
          <MistakeAlert message={pairing.message} />
          <Text>{text.failedHint}</Text>
          <Button size="lg" onClick={pairing.retry}>
            {ui.tryAgain}
          </Button>
        </RemoteNotice>
      )
    case 'noCode':
      return <RemoteNotice title={text.noCodeTitle} hint={text.scanHint} workshopId={workshopId} />
    default:
      return (
        <RemoteNotice title={text.pairing}>
          <Loader aria-hidden="true" />
        </RemoteNotice>
      )
  }
}
