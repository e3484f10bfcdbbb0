import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import classes from './SessionNotice.module.css'

export interface SessionNoticeProps {
  title: string
  hint: string
  /** The way on; without one there is nothing but to wait. */
  to?: string
  label?: string
  children?: ReactNode
}

/** A page instead of the session: what is the matter and the way on. */
export function SessionNotice({ title, hint, to, label, children }: SessionNoticeProps) {
  return (
    <EntryLayout>
      <div className={classes.notice}>
        <PageHeading pageTitle={title} />
        <p className={classes.hint}>{hint}</p>
        {to !== undefined && (
          <Button component={Link} to={to} size="lg">
            {label}
          </Button>
        )}
        {children}
      </div>
    </EntryLayout>
  )
}
