import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import classes from './SessionNotice.module.css'

export interface SessionNoticeProps {
  title: string
  hint: string
  /** Target of the link; without one there is nothing to do but wait. */
  to?: string
  /** What its page is told, such as where to return. */
  state?: unknown
  label?: string
  children?: ReactNode
}

/** A page shown in place of the session: the reason, and a link onwards. */
export function SessionNotice({ title, hint, to, state, label, children }: SessionNoticeProps) {
  return (
    <EntryLayout>
      <div className={classes.notice}>
        <PageHeading pageTitle={title} />
        <p className={classes.hint}>{hint}</p>
        {to !== undefined && (
          <Button component={Link} to={to} state={state} size="lg">
            {label}
          </Button>
        )}
        {children}
      </div>
    </EntryLayout>
  )
}
