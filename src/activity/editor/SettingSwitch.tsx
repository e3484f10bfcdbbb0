import { Switch } from '@mantine/core'
import { useRef } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './SettingSwitch.module.css'

export interface SettingSwitchProps {
  label: string
  isOn: boolean
  hint?: string | undefined
  /** Why it cannot be changed now, or null. */
  whyNot: string | null
  /** Makes the call; reports a failure to the person. */
  set: (on: boolean) => Promise<unknown>
}

/** A setting that is on or off. It shows the server's value, without an optimistic update. */
export function SettingSwitch({ label, isOn, hint, whyNot, set }: SettingSwitchProps) {
  const labels = useText(labelText)
  const isBusy = useRef(false)
  const change = async (on: boolean): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await set(on)
    } catch (error) {
      notify(messageOf(error), 'bad')
    } finally {
      isBusy.current = false
    }
  }
  return (
    <Switch
      className={classes.switch ?? ''}
      classNames={{ track: classes.track ?? '', trackLabel: classes.trackLabel ?? '' }}
      labelPosition="left"
      size="md"
      label={label}
      description={hint}
      title={whyNot ?? undefined}
      onLabel={labels.on}
      offLabel={labels.off}
      checked={isOn}
      disabled={whyNot !== null}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  )
}
