import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Settings.module.css'

export interface SettingsSectionProps {
  /** What an address points at, such as `#licence`. */
  id: string
  title: string
  hint?: string
  children: ReactNode
}

/** One matter of the settings. */
export function SettingsSection({ id, title, hint, children }: SettingsSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.section}>
      <Title order={2} size="h3" id={`${id}-title`} className={classes.sectionTitle ?? ''}>
        {title}
      </Title>
      {hint && <p className={classes.sectionHint}>{hint}</p>}
      <div className={classes.sectionBody}>{children}</div>
    </section>
  )
}
