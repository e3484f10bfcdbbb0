import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

export interface EmptyStateProps {
  /** Decoration; says nothing that the title does not. */
  icon?: ReactNode
  title: string
  /** What to do next. */
  hint?: string
  children?: ReactNode
}

/** A place with nothing in it yet: says what belongs here and what to do next. */
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
