import classes from './GroupName.module.css'

/** A group's name, truncated after two lines. */
export function GroupName({ children }: { children: string }) {
  return <span className={classes.name}>{children}</span>
}
