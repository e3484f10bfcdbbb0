import { Button } from '@mantine/core'
import { messageOf } from '#api/callErrors.ts'
import type { InvitationRowFragment } from '#api/generated.ts'
import { WithdrawInvitationDocument } from '#api/operations/invitation.ts'
import { useCall, useRoom } from '#sync/room.tsx'
import { announce } from '#ui/announce.ts'
import { tableDate } from '#ui/dates.ts'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useAct } from '#ui/useAct.ts'
import { useLanguage, useText } from '#ui/useText.ts'
import classes from './InviteDialog.module.css'
import { inviteText } from './inviteText.ts'

export interface PendingListProps {
  invitations: readonly InvitationRowFragment[]
  isOffline: boolean
  onChanged: () => void
}

/** Who was invited by mail and is not there yet, and the way to take an invitation back. SPEC I2. */
export function PendingList({ invitations, isOffline, onChanged }: PendingListProps) {
  const text = useText(inviteText)
  const language = useLanguage()
  const { workshopId } = useRoom()
  const call = useCall()
  const withdraw = useAct(async (email: string) => {
    await call(WithdrawInvitationDocument, { workshopId, email })
    announce(text.withdrawn(email))
    onChanged()
  }, messageOf)
  if (invitations.length === 0) return null
  return (
    <section>
      <h3 className={classes.heading}>{text.pending(invitations.length)}</h3>
      <ul className={classes.list}>
        {invitations.map(({ email, invitedAs, expiresAt }) => (
          <li key={`${email} ${invitedAs}`} className={classes.person}>
            <span className={classes.name} title={email}>
              {email}
              <br />
              <span className={classes.note}>
                {invitedAs === 'facilitator' ? text.facilitator : text.participant},{' '}
                {text.until(tableDate(expiresAt, language))}
              </span>
            </span>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={text.withdrawOf(email)}
              disabled={isOffline || withdraw.isBusy}
              onClick={() => void withdraw.run(email)}
            >
              {text.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      <MistakeAlert message={withdraw.mistake} />
    </section>
  )
}
