import { Skeleton } from '@mantine/core'
import { useIsNotHere } from '#sync/connection.ts'
import { useText } from '#ui/useText.ts'
import classes from './ActivityPage.module.css'
import { brainstormText } from '#features/brainstorm/text.ts'

/** Where cards will be. */
export function BrainstormSkeleton() {
  const text = useText(brainstormText)
  const isNotHere = useIsNotHere()
  return (
    <div className={classes.page} role="status" aria-label={text.loading}>
      {isNotHere ? <p>{text.notHereYet}</p> : <Skeleton height={32} width="60%" />}
      <div className={classes.skeletons}>
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} height={128} />
        ))}
      </div>
    </div>
  )
}
