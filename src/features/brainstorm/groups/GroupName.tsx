import classes from './GroupName.module.css'

/** A group's name, cut after two lines. */
export function GroupName({ children }: { children: string }) {
  return <span className={classes.name}>{children}</span>
}
