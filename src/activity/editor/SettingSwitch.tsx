import { Switch } from '@mantine/core'
import { useRef } from 'react'
import { useText } from '#ui/useText.ts'
import classes from './Panel.module.css'
import { brainstormEditorText } from '#features/brainstorm/editor/text.ts'

export interface SettingSwitchProps {
  label: string
  isOn: boolean
  hint?: string | undefined
  /** Why it cannot be changed now, or null. */
  whyNot: string | null
  /** Does it, and tells the person itself when it failed. */
  set: (on: boolean) => Promise<void>
}

/** A setting that is on or off. It shows what is, and not what is wished for: that comes with the answer. */
export function SettingSwitch({ label, isOn, hint, whyNot, set }: SettingSwitchProps) {
  const text = useText(brainstormEditorText)
  const isBusy = useRef(false)
  return (
    <Switch
      className={classes.switch ?? ''}
      classNames={{ trackLabel: classes.trackLabel ?? '' }}
      labelPosition="left"
      size="md"
      label={label}
      description={hint}
      title={whyNot ?? undefined}
      onLabel={text.on}
      offLabel={text.off}
      checked={isOn}
      disabled={whyNot !== null}
      onChange={(event) => {
        if (isBusy.current) return
        isBusy.current = true
        void set(event.currentTarget.checked).finally(() => (isBusy.current = false))
      }}
    />
  )
}
