import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

export interface EmptyStateProps {
  /** Decorative: adds nothing to the title. */
  icon?: ReactNode
  title: string
  /** The suggested next step. */
  hint?: string
  children?: ReactNode
}

/** Empty state: says what belongs here and what to do next. */
export function EmptyState({ icon, title, hint, children }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {icon && (
        <div className={classes.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <Title order={2} size="h3">
        {title}
      </Title>
      {hint && (
        <Text c="dimmed" maw={440} className={classes.hint ?? ''}>
          {hint}
        </Text>
      )}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
