import { Button, Text, Title } from '@mantine/core'
import { useViewportSize } from '@mantine/hooks'
import { IconPlus, IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Account } from '#api/identity.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useText } from '#ui/useText.ts'
import { CreateWorkshopDialog } from './create/CreateWorkshopDialog.tsx'
import { DashboardFrame } from './DashboardFrame.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { recentCount } from './recentCount.ts'
import { SessionCard } from './SessionCard.tsx'
import { SessionTable } from './SessionTable.tsx'
import { dashboardText } from './text.ts'
import { useMyWorkshops } from './useMyWorkshops.ts'
import classes from './AccountPage.module.css'

/** Where a signed-in person lands: their sessions, and the way to a new one. */
export function AccountPage({ account }: { account: Account }) {
  const text = useText(dashboardText)
  const navigate = useNavigate()
  const { width } = useViewportSize()
  const [isCreating, setCreating] = useState(false)
  const { data, error, isLoading, refetch } = useMyWorkshops()
  const workshops = data?.workshops ?? []
  const create = (
    <Button leftSection={<IconPlus size={20} />} onClick={() => setCreating(true)}>
      {text.createSession}
    </Button>
  )

  return (
    <DashboardFrame account={account}>
      <div className={classes.head}>
        <div>
          <PageHeading pageTitle={text.home}>{text.welcome(account.firstName)}</PageHeading>
          <Text c="dimmed" mt={4}>
            {text.welcomeHint}
          </Text>
        </div>
        {workshops.length > 0 && create}
      </div>
      {isLoading && <DashboardSkeleton cards={recentCount(width)} />}
      {!data && error && <LoadFailed onRetry={() => void refetch()} />}
      {data && workshops.length === 0 && (
        <div className={classes.panel}>
          <EmptyState icon={<IconSparkles size={28} />} title={text.emptyTitle} hint={text.emptyHint}>
            {create}
          </EmptyState>
        </div>
      )}
      {workshops.length > 0 && (
        <>
          <section aria-labelledby="recent" className={classes.section}>
            <Title id="recent">{text.recent}</Title>
            <div className={classes.cards} data-columns={recentCount(width)}>
              {workshops.slice(0, recentCount(width)).map((workshop) => (
                <SessionCard key={workshop.id} workshop={workshop} userId={account.userId} />
              ))}
            </div>
          </section>
          <SessionTable workshops={workshops} userId={account.userId} onChanged={() => void refetch()} />
        </>
      )}
      {isCreating && (
        <CreateWorkshopDialog
          onClose={() => setCreating(false)}
          onCreated={(id) => void navigate(`/workshop/${id}`)}
        />
      )}
    </DashboardFrame>
  )
}
