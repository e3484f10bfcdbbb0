import { inviteLink } from '#domain/inviteLink.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { JoinQr } from '#ui/session/JoinQr.tsx'
import { SessionCode } from '#ui/session/SessionCode.tsx'
import { useText } from '#ui/useText.ts'
import classes from './InviteDialog.module.css'
import { facilitatorText } from './facilitatorText.ts'

export interface InviteDialogProps {
  workshopId: WorkshopId
  workshopName: string
  password: string
  onClose: () => void
}

/** The ways into the session: a code to scan, a link to send, an ID to type. */
export function InviteDialog({ workshopId, workshopName, password, onClose }: InviteDialogProps) {
  const text = useText(facilitatorText)
  const link = inviteLink(location.origin, workshopId, password)
  return (
    <AppDialog title={text.inviteTitle} isWide onClose={onClose}>
      <p className={classes.hint}>{text.inviteHint}</p>
      <div className={classes.code}>
        <JoinQr link={link} workshopName={workshopName} />
      </div>
      <CopyButton value={link} label={text.copyInviteLink} variant="filled" fullWidth data-autofocus />
      <dl className={classes.facts}>
        <div>
          <dt>{text.joinAt}</dt>
          <dd>{`${location.host}/join`}</dd>
        </div>
        <div>
          <dt>{text.withId}</dt>
          <dd className={classes.id}>
            <SessionCode workshopId={workshopId} />
          </dd>
        </div>
        {password !== '' && (
          <div>
            <dt>{text.password}</dt>
            <dd className={classes.password}>{password}</dd>
          </div>
        )}
      </dl>
      {password === '' && <p className={classes.note}>{text.noPasswordNote}</p>}
    </AppDialog>
  )
}
