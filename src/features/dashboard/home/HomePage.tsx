import { useViewportSize } from '@mantine/hooks'
import type { Account } from '#api/signIn/identity.ts'
import { useText } from '#ui/texts/useText.ts'
import { CreateButton } from '../frame/CreateButton.tsx'
import { PageHead } from '../frame/PageHead.tsx'
import { dashboardText } from '../text.ts'
import { HomeTemplates } from './HomeTemplates.tsx'
import { RecentSessions } from './RecentSessions.tsx'
import { recentCount } from './recentCount.ts'
import { WaitingInvitations } from './WaitingInvitations.tsx'

/** The start page of a signed-in person: recent sessions, and templates to start with. */
export function HomePage({ account }: { account: Account }) {
  const text = useText(dashboardText)
  // The width is zero until it is measured, which happens before the first paint.
  const count = recentCount(useViewportSize().width)
  return (
    <>
      <PageHead pageTitle={text.home} heading={text.welcome(account.firstName)} hint={text.welcomeHint}>
        <CreateButton />
      </PageHead>
      <WaitingInvitations email={account.email} />
      <RecentSessions userId={account.userId} count={count} />
      <HomeTemplates userId={account.userId} popularCount={count + 1} />
    </>
  )
}
