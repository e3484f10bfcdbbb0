import { Alert, Button, NativeSelect } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconSend } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import type { InvitationRowFragment } from '#api/generated.ts'
import { AddFacilitatorsDocument, SendInvitesDocument } from '#api/operations/invitation.ts'
import { useCredentials } from '#api/signIn/credentials.ts'
import { inviteesAtOnce, invitedAsOf } from '#domain/accounts/invitation.ts'
import type { InvitedAs } from '#domain/accounts/invitation.ts'
import { noChips } from '#domain/accounts/inviteChips.ts'
import type { AnyMessage } from '#domain/message.ts'
import { isOfRoom } from '#domain/permissions.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { announce } from '#ui/focus/announce.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { EmailField } from './EmailField.tsx'
import classes from './InviteDialog.module.css'
import { inviteText } from './inviteText.ts'

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** At most this many new invitations are named in the confirmation; the list of invitations below shows all of them. */
const namedAtOnce = 5

export interface InviteByMailProps {
  isOffline: boolean
  /** Pending invitations whose mail could not be sent. */
  unsent: readonly InvitationRowFragment[]
  onInvited: () => void
}

/** Invites people by mail, to take part or, once they confirm, to facilitate. SPEC I1, I5. */
export function InviteByMail({ isOffline, unsent, onInvited }: InviteByMailProps) {
  const text = useText(inviteText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const call = useCall()
  const input = useRef<HTMLInputElement>(null)
  const [chips, setChips] = useState(noChips)
  const [invitedAs, setInvitedAs] = useState<InvitedAs>('participant')
  const [isConfirming, setConfirming] = useState(false)
  const [outcome, setOutcome] = useState<string[]>([])
  const { emails } = chips
  const { account } = useCredentials()

  const sent = (lines: string[]): void => {
    setOutcome(lines)
    setChips(noChips)
    setInvitedAs('participant')
    onInvited()
  }
  const named = (those: readonly string[]): string =>
    [
      ...those.slice(0, namedAtOnce),
      ...(those.length > namedAtOnce ? [text.andMore(those.length - namedAtOnce)] : []),
    ].join(', ')
  // The server does not invite people who are already in the session.
  const aboutYourself = (): string[] =>
    account && emails.includes(account.email) ? [text.yourself(account.email)] : []
  const inviteParticipants = useAct(async () => {
    setOutcome([])
    const { sendInvites } = await call(SendInvitesDocument, { workshopId, invitees: [...emails] })
    const pending = new Set(sendInvites.invitations?.map(({ email }) => email))
    const invited = emails.filter((email) => pending.has(email) && email !== account?.email)
    sent([...(invited.length > 0 ? [text.invited(named(invited), invited.length)] : []), ...aboutYourself()])
    input.current?.focus()
  }, messageOf)
  const sendAgain = useAct(async () => {
    setOutcome([])
    const to = (role: InvitedAs): string[] =>
      unsent.flatMap(({ email, invitedAs: as }) => (as === role ? [email] : [])).slice(0, inviteesAtOnce)
    const [participants, facilitators] = [to('participant'), to('facilitator')]
    if (participants.length > 0) await call(SendInvitesDocument, { workshopId, invitees: participants })
    if (facilitators.length > 0) await call(AddFacilitatorsDocument, { workshopId, invitees: facilitators })
    announce(text.sendingAgain)
    onInvited()
    input.current?.focus()
  }, messageOf)
  const waitingLine = (later: readonly string[], pending: readonly InvitationRowFragment[]): string =>
    pending.some(({ email, waitsFor }) => waitsFor === 'link' && later.includes(email))
      ? text.facilitatorsToBe(named(later))
      : text.facilitatorsToConfirm(named(later))
  const inviteFacilitators = async (): Promise<AnyMessage | null> => {
    try {
      const { addFacilitators } = await call(AddFacilitatorsDocument, { workshopId, invitees: [...emails] })
      const later = addFacilitators.notFound ?? []
      const group = new Set(addFacilitators.workshop?.facilitatorGroup?.map(({ email }) => email))
      const now = emails.filter((email) => group.has(email) && email !== account?.email)
      sent([
        ...(now.length > 0 ? [text.facilitatorsNow(named(now))] : []),
        ...(later.length > 0 ? [waitingLine(later, addFacilitators.workshop?.invitations ?? [])] : []),
        ...aboutYourself(),
      ])
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  const submit = (): void => {
    if (isOfRoom(invitedAs)) return void inviteParticipants.run()
    setOutcome([])
    setConfirming(true)
  }
  return (
    <form
      noValidate
      className={classes.byMail}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <EmailField chips={chips} onChange={setChips} inputRef={input} />
      <div className={classes.acts}>
        <NativeSelect
          className={classes.role ?? ''}
          size="md"
          label={text.role}
          value={invitedAs}
          data={[
            { value: 'participant', label: text.participant },
            { value: 'facilitator', label: text.facilitator },
          ]}
          onChange={(event) => setInvitedAs(invitedAsOf(event.currentTarget.value))}
        />
        <Button
          type="submit"
          leftSection={<IconSend size={18} />}
          disabled={isOffline || emails.length === 0}
          loading={inviteParticipants.isBusy}
        >
          {text.invite}
        </Button>
      </div>
      {isOffline && <p className={classes.hint}>{ui.needsConnection}</p>}
      <MistakeAlert message={inviteParticipants.mistake} />
      <div role="status">
        {outcome.length > 0 && (
          <Alert color="green" icon={<IconCheck size={20} />}>
            {outcome.map((line) => (
              <p key={line} className={classes.line}>
                {line}
              </p>
            ))}
          </Alert>
        )}
      </div>
      {unsent.length > 0 && (
        <Alert color="red" role="alert" icon={<IconAlertCircle size={20} />}>
          <p className={classes.line}>
            {text.notSentTo(named([...new Set(unsent.map(({ email }) => email))]))}
          </p>
          <p className={classes.line}>{text.notSentHint}</p>
          <Button
            mt="xs"
            size="sm"
            variant="default"
            disabled={isOffline}
            loading={sendAgain.isBusy}
            onClick={() => void sendAgain.run()}
          >
            {text.sendAgain}
          </Button>
        </Alert>
      )}
      <MistakeAlert message={sendAgain.mistake} />
      {isConfirming && (
        <ConfirmDialog
          title={text.confirmTitle(emails.length)}
          body={text.confirmText}
          note={text.confirmNote}
          confirmLabel={text.invite}
          isHarmless
          onConfirm={inviteFacilitators}
          onClose={() => setConfirming(false)}
        />
      )}
    </form>
  )
}
