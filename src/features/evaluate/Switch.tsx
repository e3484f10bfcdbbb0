import { useId } from 'react'
import type { ComponentType } from 'react'
import classes from './Switch.module.css'

export interface SwitchProps<Value extends string> {
  label: string
  value: Value
  choices: readonly {
    value: Value
    label: string
    Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>
  }[]
  isDisabled?: boolean
  onChange: (value: Value) => void
}

/** Two views of the same, one of which is shown. */
export function Switch<Value extends string>(props: SwitchProps<Value>) {
  const { label, value, choices, isDisabled = false, onChange } = props
  const labelId = useId()
  return (
    <div className={classes.all}>
      <span id={labelId} className={classes.label}>
        {label}
      </span>
      <div role="group" aria-labelledby={labelId} className={classes.switch}>
        {choices.map(({ value: one, label: name, Icon }) => (
          <button
            key={one}
            type="button"
            className={classes.view}
            aria-pressed={one === value}
            disabled={isDisabled}
            onClick={() => onChange(one)}
          >
            <Icon size={18} aria-hidden="true" />
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}
