import classes from '../Panel.module.css'

export interface PanelHeadingProps {
  title: string
  /** The number of items, as a number or in words. */
  count: number | string
}

/** The title of a panel and the number of its items. */
export function PanelHeading({ title, count }: PanelHeadingProps) {
  return (
    <h3 className={classes.heading}>
      <span className={classes.title}>{title}</span> <span className={classes.count}>{count}</span>
    </h3>
  )
}
