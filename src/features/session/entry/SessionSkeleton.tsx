import { Skeleton } from '@mantine/core'
import { useText } from '#ui/texts/useText.ts'
import { sessionText } from '../text.ts'
import classes from './SessionSkeleton.module.css'

/** The placeholder of the session until its state is loaded. @param isLong says in words that it is loading */
export function SessionSkeleton({ isLong = false }: { isLong?: boolean }) {
  const text = useText(sessionText)
  return (
    <div role="status" aria-label={text.loading}>
      <div className={classes.top}>
        <Skeleton height={20} width={160} />
      </div>
      <div className={classes.body}>
        {isLong ? <p>{text.loading}</p> : <Skeleton height={40} width="50%" />}
        <Skeleton height={20} width="70%" />
        <Skeleton height={200} radius={16} />
      </div>
    </div>
  )
}
