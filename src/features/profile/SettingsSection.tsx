import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Settings.module.css'

export interface SettingsSectionProps {
  /** The anchor for addresses, such as `#licence`. */
  id: string
  title: string
  hint?: string
  children: ReactNode
}

/** One section of the settings. */
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
