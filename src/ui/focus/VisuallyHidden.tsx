import type { ComponentPropsWithoutRef } from 'react'
import classes from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  component?: 'span' | 'h1' | 'h2'
}

/** Text for screen readers only. Plain markup: a page of answers has a thousand of them. */
export function VisuallyHidden({ component: Tag = 'span', ...props }: VisuallyHiddenProps) {
  return <Tag {...props} className={classes.hidden} />
}
