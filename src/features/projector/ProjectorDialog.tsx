import { Button, TextInput } from '@mantine/core'
import { IconExternalLink, IconLink, IconLinkOff } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { WorkshopDocument } from '#api/operations/entry.ts'
import { CreateProjectorLinkDocument, RevokeProjectorLinkDocument } from '#api/operations/workshop.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useCall, useRoom, useWorkshopChanged } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { CopyButton } from '#ui/inputs/CopyButton.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './ProjectorDialog.module.css'
import { projectorText } from './projectorText.ts'

/** Creates, opens and revokes the link for the room's screen. SPEC J2. */
export function ProjectorDialog({ onClose }: { onClose: () => void }) {
  const text = useText(projectorText).dialog
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const call = useCall()
  const mayMake = useMayDo('build')
  const mayRevoke = useMayDo('clear')
  const isConnected = useCanCall()
  const { data, refetch } = useQuery(WorkshopDocument, { id: workshopId }, { workshopId })
  useWorkshopChanged(() => void refetch())
  const [url, setUrl] = useState<string | null>(null)
  const isOut = url !== null || data?.workshop.hasProjectorLink === true
  const make = useAct(async () => {
    const { createProjectorLink } = await call(CreateProjectorLinkDocument, { workshopId })
    setUrl(createProjectorLink.url)
    announce(text.made)
  }, messageOf)
  const revoke = useAct(async () => {
    await call(RevokeProjectorLinkDocument, { workshopId })
    setUrl(null)
    await refetch()
    announce(text.revoked)
  }, messageOf)
  const cannot = !isConnected || make.isBusy || revoke.isBusy

  return (
    <AppDialog title={text.title} isWide onClose={onClose}>
      <div className={classes.dialog}>
        <p className={classes.hint}>{mayMake ? text.hint : text.ended}</p>
        {!isConnected && <p className={classes.hint}>{ui.needsConnection}</p>}
        {url !== null ? (
          <>
            <TextInput
              label={text.link}
              description={text.made}
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
            <div className={classes.acts}>
              <Button
                leftSection={<IconExternalLink size={18} />}
                onClick={() => window.open(url, '_blank', 'noopener,popup,width=1280,height=720')}
              >
                {text.open}
              </Button>
              <CopyButton value={url} label={text.copy} />
            </div>
            <p className={classes.hint}>{text.openHint}</p>
          </>
        ) : (
          <>
            {isOut && (
              <p className={classes.hint}>
                {text.isOut} {mayMake && text.replaces}
              </p>
            )}
            {mayMake && (
              <Button
                leftSection={<IconLink size={18} />}
                disabled={cannot}
                loading={make.isBusy}
                onClick={() => void make.run()}
              >
                {isOut ? text.makeNew : text.make}
              </Button>
            )}
          </>
        )}
        {isOut && mayRevoke && (
          <Button
            variant="default"
            leftSection={<IconLinkOff size={18} />}
            disabled={cannot}
            onClick={() => void revoke.run()}
          >
            {text.revoke}
          </Button>
        )}
        <MistakeAlert message={make.mistake ?? revoke.mistake} />
      </div>
    </AppDialog>
  )
}
