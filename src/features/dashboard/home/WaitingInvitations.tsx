import { Alert, Button } from '@mantine/core'
import { IconMail, IconMailCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { MailInvitationLinkDocument, WaitingInvitationsDocument } from '#api/operations/invitation.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'
import classes from './HomePage.module.css'

/** Invitations to facilitate that wait until the person verifies their address, and a button to do so. SPEC I3. */
export function WaitingInvitations({ email }: { email: string }) {
  const text = useText(dashboardText)
  const [isMailed, setMailed] = useState(false)
  const { data } = useQuery(WaitingInvitationsDocument, {})
  const mail = useAct(async () => {
    await call(MailInvitationLinkDocument, {})
    setMailed(true)
  }, messageOf)
  const waiting = data?.waitingInvitations
  if (!waiting || waiting.count === 0) return null
  return (
    <Alert
      className={classes.waiting ?? ''}
      title={text.waiting(waiting.count)}
      icon={<IconMail size={20} />}
      role="region"
      aria-label={text.waiting(waiting.count)}
    >
      <p className={classes.waitingText}>
        {waiting.byMail ? text.waitingByMail(email) : text.waitingForOwner(email)}
      </p>
      {waiting.byMail && !isMailed && (
        <Button loading={mail.isBusy} onClick={() => void mail.run()}>
          {text.mailLink}
        </Button>
      )}
      <div role="status">
        {isMailed && (
          <span className={classes.mailed}>
            <IconMailCheck size={20} aria-hidden="true" /> {text.linkMailed(email)}
          </span>
        )}
      </div>
      <MistakeAlert message={mail.mistake} />
    </Alert>
  )
}
