import { Button, Text } from '@mantine/core'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { messageOf } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { AcceptInvitationDocument, FacilitatorInvitationDocument } from '#api/operations/invitation.ts'
import { useSession } from '#api/session.ts'
import { useQuery } from '#api/useQuery.ts'
import { linkMessages, linkUnknownMessage } from '#domain/invitation.ts'
import { readInvitationToken } from '#domain/inviteLink.ts'
import { lobbyPath } from '#domain/paths.ts'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useTold } from '#ui/toldText.ts'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import { EntryAside } from './EntryAside.tsx'
import { InvitationWays } from './InvitationWays.tsx'
import { InvitedOtherwise } from './InvitedOtherwise.tsx'
import { invitationText } from './invitationText.ts'
import classes from './FormPage.module.css'

/** Where the link of an invitation to facilitate leads, with an account or without: using it proves the address. SPEC I3. */
export function InvitationPage() {
  const text = useText(invitationText)
  const navigate = useNavigate()
  const { account: known, isSignedOut } = useSession()
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

/** What became of an invitation that cannot be accepted (any more). */
function Broken({ status }: { status: string | undefined }) {
  const text = useText(invitationText)
  const told = useTold()
  const { account } = useSession()
  const message = linkMessages[status as keyof typeof linkMessages] ?? linkUnknownMessage
  return (
    <EntryLayout aside={<EntryAside />}>
      <div className={classes.intro}>
        <PageHeading pageTitle={text.title}>{text.brokenTitle}</PageHeading>
      </div>
      <div className={classes.form}>
        <MistakeAlert message={told(message)} />
        <Text>{status === 'used' ? text.usedHint : text.brokenHint}</Text>
        <Button component={Link} to={account ? '/account' : '/login'} size="lg">
          {text.toDashboard}
        </Button>
      </div>
    </EntryLayout>
  )
}
