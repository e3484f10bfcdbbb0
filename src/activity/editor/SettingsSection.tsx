import type { ReactNode } from 'react'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './Panel.module.css'

export interface SettingsSectionProps {
  /** Why nothing can be set now, or null. */
  whyNot: string | null
  /** `SettingSwitch`, fields, and a `SettingsHeading` above settings of one subject. */
  children: ReactNode
}

/** Settings of how an activity runs. All of them are commands, so that nothing set offline shows content late. */
export function SettingsSection({ whyNot, children }: SettingsSectionProps) {
  const labels = useText(labelText)
  return (
    <section aria-label={labels.settings} className={classes.settings}>
      <SettingsHeading>{labels.settings}</SettingsHeading>
      {whyNot !== null && <p className={classes.whyNot}>{whyNot}</p>}
      {children}
    </section>
  )
}

/** Heading above settings of one subject. */
export function SettingsHeading({ children }: { children: string }) {
  return <h3 className={classes.title}>{children}</h3>
}

export interface FieldsSectionProps {
  title: string
  children: ReactNode
}

/** Fields of one subject, under a heading. */
export function FieldsSection({ title, children }: FieldsSectionProps) {
  return (
    <section aria-label={title} className={classes.settings}>
      <SettingsHeading>{title}</SettingsHeading>
      {children}
    </section>
  )
}

/** Fields of one subject that few need: shown after a press on their heading. */
export function FoldedSection({ title, children }: FieldsSectionProps) {
  return (
    <details className={classes.folded}>
      <summary className={classes.summary}>{title}</summary>
      <div className={classes.settings}>{children}</div>
    </details>
  )
}
