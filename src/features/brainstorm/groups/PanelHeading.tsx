import classes from './Panel.module.css'

export interface PanelHeadingProps {
  title: string
  /** How many there are, as a number or in words. */
  count: number | string
}

/** What a panel holds, and how many of it. */
export function PanelHeading({ title, count }: PanelHeadingProps) {
  return (
    <h3 className={classes.heading}>
      <span className={classes.title}>{title}</span> <span className={classes.count}>{count}</span>
    </h3>
  )
}
