import classes from './NumberBadge.module.css'

/** The place of an activity in a list, for the eye: the list itself counts for who listens. */
export function NumberBadge({ number }: { number: number }) {
  return (
    <span className={classes.badge} aria-hidden="true">
      {number}
    </span>
  )
}
