import { Skeleton } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import type { RecentWorkshopsQuery } from '#api/generated.ts'
import { RecentWorkshopsDocument } from '#api/operations/dashboard.ts'
import { useKeptQuery } from '#api/queries/useKeptQuery.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { sharedNames } from '#ui/people/sharedNames.ts'
import { useText } from '#ui/texts/useText.ts'
import { CreateButton } from '../frame/CreateButton.tsx'
import { dashboardText } from '../text.ts'
import { HomeSection } from './HomeSection.tsx'
import { SessionCard } from './SessionCard.tsx'
import classes from './HomePage.module.css'

/** The number that fits the widest window. */
const mostShown = 4

export interface RecentSessionsProps {
  userId: string
  count: number
}

/** The newest sessions, as cards. */
export function RecentSessions({ userId, count }: RecentSessionsProps) {
  const text = useText(dashboardText)
  const { data, error, refetch } = useKeptQuery(
    RecentWorkshopsDocument,
    { first: mostShown },
    { userId, name: 'recent', keep: newest },
  )
  const isShared = sharedNames(data?.workshops.map(({ workshopName }) => workshopName) ?? [])
  if (data?.workshops.length === 0) {
    return (
      <div className={classes.panel}>
        <EmptyState icon={<IconSparkles size={28} />} title={text.emptyTitle} hint={text.emptyHomeHint}>
          <CreateButton />
        </EmptyState>
      </div>
    )
  }
  return (
    <HomeSection title={text.recent} to="/account/workshops" allLabel={text.seeAllSessions}>
      {!data && error && <LoadFailed onRetry={() => void refetch()} />}
      <div className={classes.cards} data-columns={count}>
        {data?.workshops.slice(0, count).map((workshop) => (
          <SessionCard key={workshop.id} isTwin={isShared(workshop.workshopName)} {...{ workshop, userId }} />
        ))}
        {!data &&
          !error &&
          Array.from({ length: count }, (_, index) => <Skeleton key={index} height={184} radius={18} />)}
      </div>
    </HomeSection>
  )
}

function newest({ workshops }: RecentWorkshopsQuery): RecentWorkshopsQuery | null {
  return workshops.length === 0 ? null : { workshops: workshops.slice(0, mostShown) }
}
