import type { ReactNode } from 'react'
import { useText } from '#ui/useText.ts'
import classes from './Panel.module.css'
import { settingsText } from './settingsText.ts'

export interface SettingsSectionProps {
  /** Why nothing can be set now, or null. */
  whyNot: string | null
  /** `SettingSwitch`, fields, and a `SettingsHeading` before more of one subject. */
  children: ReactNode
}

/** How an activity runs. All of it are commands: nothing that is set offline shows anything late. */
export function SettingsSection({ whyNot, children }: SettingsSectionProps) {
  const text = useText(settingsText)
  return (
    <section aria-label={text.settings} className={classes.settings}>
      <SettingsHeading>{text.settings}</SettingsHeading>
      {whyNot !== null && <p className={classes.whyNot}>{whyNot}</p>}
      {children}
    </section>
  )
}

/** Over several settings of one subject. */
export function SettingsHeading({ children }: { children: string }) {
  return <h3 className={classes.title}>{children}</h3>
}
