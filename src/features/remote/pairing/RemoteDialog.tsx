import { Button, Switch } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import { followRemote, useFollowsRemote } from '#activity/session/followsRemote.ts'
import { RemotesDocument } from '#api/operations/remote.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { remotePath } from '#domain/workshop/paths.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useRoom, useWorkshopChanged } from '#sync/room/room.tsx'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { useIsNarrow } from '#ui/session/useIsNarrow.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { PairedPhones } from './PairedPhones.tsx'
import { pairingText } from './pairingText.ts'
import { RemoteCodeView } from './RemoteCodeView.tsx'
import classes from './RemoteDialog.module.css'
import { useRemoteCode } from './useRemoteCode.ts'

/** On a facilitator's screen: the code for pairing a phone, the paired phones, and whether it follows. SPEC J3, J5, S11 */
export function RemoteDialog({ onClose }: { onClose: () => void }) {
  const text = useText(pairingText).dialog
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const navigate = useNavigate()
  const isConnected = useCanCall()
  const isNarrow = useIsNarrow()
  const follows = useFollowsRemote(workshopId)
  const { data, refetch } = useQuery(RemotesDocument, { id: workshopId }, { workshopId })
  useWorkshopChanged(() => void refetch())
  const phones = data?.workshop.remotes ?? []
  const remoteCode = useRemoteCode(isConnected)
  const isPaired = phones.some(({ id }) => id === remoteCode.code?.remoteId)
  const useThis = (
    <Button
      variant={isNarrow ? 'default' : 'subtle'}
      leftSection={<IconDeviceMobile size={18} />}
      onClick={() => {
        onClose()
        void navigate(remotePath(workshopId))
      }}
    >
      {text.useThis}
    </Button>
  )
  return (
    <AppDialog title={text.title} isWide onClose={onClose}>
      <div className={classes.dialog}>
        {isNarrow && useThis}
        {(!isPaired || !isConnected) && (
          <p className={classes.hint}>{isConnected ? text.hint : ui.needsConnection}</p>
        )}
        <RemoteCodeView {...{ remoteCode, isPaired, isConnected }} />
        <PairedPhones phones={phones} isConnected={isConnected} onChanged={refetch} />
        <Switch
          label={text.followHere}
          description={text.followHint}
          checked={follows}
          onChange={(event) => followRemote(event.currentTarget.checked ? workshopId : null)}
        />
        {!isNarrow && useThis}
      </div>
    </AppDialog>
  )
}
