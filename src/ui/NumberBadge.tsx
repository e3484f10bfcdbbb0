import classes from './NumberBadge.module.css'

/** Visible number of an activity in a list; screen readers get it from the list itself. */
export function NumberBadge({ number }: { number: number }) {
  return (
    <span className={classes.badge} translate="no" aria-hidden="true">
      {number}
    </span>
  )
}
