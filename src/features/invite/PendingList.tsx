import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import type { InvitationRowFragment } from '#api/generated.ts'
import { ConfirmFacilitatorDocument, WithdrawInvitationDocument } from '#api/operations/invitation.ts'
import { invitedAsOf } from '#domain/accounts/invitation.ts'
import type { InvitationWaitsFor } from '#domain/accounts/invitation.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { tableDate } from '#ui/texts/dates.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import classes from './InviteDialog.module.css'
import { inviteText } from './inviteText.ts'

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}))

export interface PendingListProps {
  invitations: readonly InvitationRowFragment[]
  isOffline: boolean
  onChanged: () => void
}

/** Pending invitations by mail, their status, and a button to withdraw each. SPEC I2, I4, I5. */
export function PendingList({ invitations, isOffline, onChanged }: PendingListProps) {
  const text = useText(inviteText)
  const language = useLanguage()
  const { workshopId } = useRoom()
  const call = useCall()
  const [confirming, setConfirming] = useState<string | null>(null)
  const withdraw = useAct(async (email: string) => {
    await call(WithdrawInvitationDocument, { workshopId, email })
    announce(text.withdrawn(email))
    onChanged()
  }, messageOf)
  const confirm = async (email: string): Promise<AnyMessage | null> => {
    try {
      await call(ConfirmFacilitatorDocument, { workshopId, email })
      notify(text.confirmed(email), 'good')
      onChanged()
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  if (invitations.length === 0) return null
  return (
    <section>
      <h3 className={classes.heading}>{text.pending(invitations.length)}</h3>
      <ul className={classes.list}>
        {invitations.map(({ email, invitedAs, expiresAt, waitsFor, isUnsent }) => (
          <li key={`${email} ${invitedAs}`} className={classes.person}>
            <div className={classes.invited}>
              <span className={classes.email} title={email}>
                {email}
              </span>
              <span className={classes.note}>
                {text[invitedAsOf(invitedAs)]}, {text.until(tableDate(expiresAt, language))}
              </span>
              {isUnsent && <span className={classes.unsent}>{text.notSent}</span>}
              {!isUnsent && isWaitsFor(waitsFor) && (
                <span className={classes.note}>{text.waitsFor[waitsFor]}</span>
              )}
            </div>
            {waitsFor === 'confirmation' && (
              <Button
                size="compact-sm"
                aria-label={text.confirmOf(email)}
                disabled={isOffline}
                onClick={() => setConfirming(email)}
              >
                {text.confirm}
              </Button>
            )}
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
      {confirming !== null && (
        <ConfirmDialog
          title={text.confirmAccountTitle(confirming)}
          body={text.confirmAccountText}
          confirmLabel={text.confirm}
          isHarmless
          onConfirm={() => confirm(confirming)}
          onClose={() => setConfirming(null)}
        />
      )}
    </section>
  )
}

function isWaitsFor(what: string | null | undefined): what is InvitationWaitsFor {
  return what === 'link' || what === 'signUp' || what === 'confirmation' || what === 'owner'
}
