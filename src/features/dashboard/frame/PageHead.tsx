import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import classes from './PageHead.module.css'

export interface PageHeadProps {
  /** Title of the browser tab, and of the page when it has no other heading. */
  pageTitle: string
  heading?: string
  hint?: string
  /** The actions of the page. */
  children?: ReactNode
}

/** The top of a page of the dashboard. */
export function PageHead({ pageTitle, heading, hint, children }: PageHeadProps) {
  return (
    <div className={classes.head}>
      <div>
        <PageHeading pageTitle={pageTitle}>{heading ?? pageTitle}</PageHeading>
        {hint && (
          <Text c="dimmed" mt={4}>
            {hint}
          </Text>
        )}
      </div>
      {children && <div className={classes.acts}>{children}</div>}
    </div>
  )
}
