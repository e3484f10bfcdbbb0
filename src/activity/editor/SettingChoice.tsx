import { Radio } from '@mantine/core'
import { messageOf } from '#api/callErrors.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { notify } from '#ui/toasts/notify.ts'
import classes from './SettingChoice.module.css'

export interface SettingChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly Value[]
  /** What each option is called, and what it means in a sentence. */
  names: Readonly<Record<Value, string>>
  hints: Readonly<Record<Value, string>>
  /** Why it cannot be changed now, or null. */
  whyNot: string | null
  /** Makes the call. @throws {CallError} */
  set: (chosen: Value) => Promise<void>
}

/** A setting with a few options, all of them in view. It shows the server's value, without an optimistic update. */
export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { label, value, options, names, hints, whyNot, set } = props
  const choice = useAct(set, tellFailure)
  return (
    <Radio.Group
      size="sm"
      label={label}
      value={value}
      onChange={(chosen) => void choice.run(chosen as Value)}
    >
      <div className={classes.options}>
        {options.map((one) => (
          <Radio
            key={one}
            value={one}
            label={names[one]}
            description={hints[one]}
            disabled={whyNot !== null || choice.isBusy}
          />
        ))}
      </div>
    </Radio.Group>
  )
}

/** The setting still shows what the server has. */
function tellFailure(error: unknown): null {
  notify(messageOf(error), 'bad')
  return null
}
