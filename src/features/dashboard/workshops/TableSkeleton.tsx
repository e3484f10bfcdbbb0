import { Skeleton } from '@mantine/core'
import classes from './WorkshopTable.module.css'

/** Placeholder while the table's rows load. */
export function TableSkeleton() {
  return (
    <div className={classes.panel} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={classes.line}>
          <Skeleton height={16} width={`${55 - (index % 3) * 12}%`} />
        </div>
      ))}
    </div>
  )
}
