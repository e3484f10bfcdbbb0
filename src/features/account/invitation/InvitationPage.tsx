import { Button, Text } from '@mantine/core'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { messageOf } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { AcceptInvitationDocument, FacilitatorInvitationDocument } from '#api/operations/invitation.ts'
import { useCredentials } from '#api/signIn/credentials.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { linkMessages } from '#domain/accounts/invitation.ts'
import { readInvitationToken } from '#domain/accounts/inviteLink.ts'
import { lobbyPath } from '#domain/workshop/paths.ts'
import * as invitationMessages from '#domain/messages/invitations.ts'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import { EntryAside } from '../EntryAside.tsx'
import { InvitationWays } from './InvitationWays.tsx'
import { InvitedOtherwise } from './InvitedOtherwise.tsx'
import { invitationText } from './invitationText.ts'
import classes from '../FormPage.module.css'

/**
 * The page behind the link of an invitation to facilitate, with or without an account. Using the link proves the
 * address. SPEC I3.
 */
export function InvitationPage() {
  const text = useText(invitationText)
  const navigate = useNavigate()
  const { account: known, isSignedOut } = useCredentials()
  const account = isSignedOut ? null : known
  const token = readInvitationToken(useLocation().hash)
  const { data, error, refetch } = useQuery(
    token === null ? null : FacilitatorInvitationDocument,
    { token: token ?? '' },
    'nobody',
  )
  const accept = useAct(async () => {
    const { acceptInvitation } = await call(AcceptInvitationDocument, { token: token ?? '' })
    await navigate(lobbyPath(acceptInvitation.workshopId ?? ''), { replace: true })
  }, messageOf)

  if (token !== null && !data)
    return (
      <EntryLayout aside={<EntryAside />}>
        <PageHeading pageTitle={text.title} />
        {error ? <LoadFailed onRetry={() => void refetch()} /> : <Text c="dimmed">{text.checking}</Text>}
      </EntryLayout>
    )
  const invitation = data?.facilitatorInvitation
  if (invitation?.status !== 'open') return <Broken status={invitation?.status} />
  const email = invitation.email ?? ''
  return (
    <EntryLayout aside={<EntryAside />}>
      <div className={classes.intro}>
        <PageHeading pageTitle={text.title}>{text.heading(invitation.workshopName ?? '')}</PageHeading>
        <Text c="dimmed" mt={6}>
          {invitation.inviter ? text.from(invitation.inviter) : text.fromSomebody}
        </Text>
      </div>
      {account === null && <InvitationWays email={email} isKnown={known !== null} onSignedIn={accept.run} />}
      {account?.email.toLowerCase() === email && (
        <div className={classes.form}>
          <Text>{text.signedInAs(email)}</Text>
          <MistakeAlert message={accept.mistake} />
          <Button size="lg" loading={accept.isBusy} onClick={() => void accept.run()}>
            {text.accept}
          </Button>
        </div>
      )}
      {account !== null && account.email.toLowerCase() !== email && (
        <InvitedOtherwise invited={email} email={account.email} />
      )}
    </EntryLayout>
  )
}

/** Explains why an invitation cannot be accepted (any more). */
function Broken({ status }: { status: string | undefined }) {
  const text = useText(invitationText)
  const { account } = useCredentials()
  const message = linkMessages[status as keyof typeof linkMessages] ?? invitationMessages.invitationUnknown
  return (
    <EntryLayout aside={<EntryAside />}>
      <div className={classes.intro}>
        <PageHeading pageTitle={text.title}>{text.brokenTitle}</PageHeading>
      </div>
      <div className={classes.form}>
        <MistakeAlert message={message} />
        <Text>{status === 'used' ? text.usedHint : text.brokenHint}</Text>
        <Button component={Link} to={account ? '/account' : '/login'} size="lg">
          {text.toDashboard}
        </Button>
      </div>
    </EntryLayout>
  )
}
