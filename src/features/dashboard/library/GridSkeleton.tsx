import { Skeleton } from '@mantine/core'
import classes from './library.module.css'

/** Templates before they are here. */
export function GridSkeleton() {
  return (
    <div className={classes.grid} aria-hidden="true">
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} height={260} radius={18} />
      ))}
    </div>
  )
}
