import { Skeleton } from '@mantine/core'
import { useWaitingWords } from '#sync/room/connection.ts'
import { useText } from '#ui/texts/useText.ts'
import { activityText } from '../text.ts'
import classes from './ActivityPage.module.css'

/**
 * Placeholder for cards; says so where it takes long, or where the activity is not on this device and there is no
 * connection.
 */
export function CardsSkeleton() {
  const text = useText(activityText)
  const words = useWaitingWords()
  return (
    <div className={classes.page} role="status" aria-label={text.loading}>
      {words === 'none' && <Skeleton height={32} width="60%" />}
      {words === 'loading' && <p>{text.stillLoading}</p>}
      {words === 'away' && <p>{text.notHereYet}</p>}
      <div className={classes.skeletons}>
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} height={128} />
        ))}
      </div>
    </div>
  )
}
