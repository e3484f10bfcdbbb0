import { Skeleton } from '@mantine/core'
import classes from './library.module.css'

/** Placeholder while templates load. */
export function GridSkeleton() {
  return (
    <div className={classes.grid} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={260} radius={18} />
      ))}
    </div>
  )
}
