import { Skeleton } from '@mantine/core'
import classes from './WorkshopTable.module.css'

/** A table before its rows are here. */
export function TableSkeleton() {
  return (
    <div className={classes.panel} aria-hidden="true">
      {Array.from({ length: 8 }, (_, place) => (
        <div key={place} className={classes.line}>
          <Skeleton height={16} width={`${55 - (place % 3) * 12}%`} />
        </div>
      ))}
    </div>
  )
}
