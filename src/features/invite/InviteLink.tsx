import { inviteLink } from '#domain/accounts/inviteLink.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { CopyButton } from '#ui/inputs/CopyButton.tsx'
import { JoinQr } from '#ui/session/JoinQr.tsx'
import { SessionCode } from '#ui/session/SessionCode.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './InviteLink.module.css'
import { inviteText } from './inviteText.ts'

export interface InviteLinkProps {
  workshopId: WorkshopId
  workshopName: string
  password: string
}

/** The ways to join without a mail: a QR code to scan, a link to send, an ID to type. */
export function InviteLink({ workshopId, workshopName, password }: InviteLinkProps) {
  const text = useText(inviteText)
  const ui = useText(uiText)
  const link = inviteLink(location.origin, workshopId, password)
  return (
    <section aria-label={text.linkHeading}>
      <CopyButton value={link} label={text.copyLink} fullWidth />
      <p className={classes.hint}>{text.linkHint}</p>
      <div className={classes.ways}>
        <div className={classes.code}>
          <JoinQr link={link} workshopName={workshopName} />
        </div>
        <div className={classes.words}>
          <dl className={classes.facts}>
            <div>
              <dt>{text.joinAt}</dt>
              <dd translate="no">{`${location.host}/join`}</dd>
            </div>
            <div>
              <dt>{text.withId}</dt>
              <dd className={classes.id}>
                <SessionCode workshopId={workshopId} />
              </dd>
            </div>
            {password !== '' && (
              <div>
                <dt>{ui.password}</dt>
                <dd className={classes.password} translate="no">
                  {password}
                </dd>
              </div>
            )}
          </dl>
          {password === '' && <p className={classes.note}>{text.noPasswordNote}</p>}
        </div>
      </div>
    </section>
  )
}
