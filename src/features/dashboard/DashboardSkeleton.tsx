import { Skeleton } from '@mantine/core'
import classes from './AccountPage.module.css'

/** The dashboard before its sessions are here, in the same places. */
export function DashboardSkeleton({ cards }: { cards: number }) {
  return (
    <div aria-hidden="true">
      <Skeleton height={24} width={160} />
      <div className={classes.cards} data-columns={cards} style={{ marginBlockEnd: 48 }}>
        {Array.from({ length: cards }, (_, place) => (
          <Skeleton key={place} height={184} radius={16} />
        ))}
      </div>
      <Skeleton height={24} width={160} mb={16} />
      <Skeleton height={280} radius={16} />
    </div>
  )
}
