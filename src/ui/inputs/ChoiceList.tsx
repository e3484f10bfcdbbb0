import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from './ChoiceList.module.css'
import { VisuallyHidden } from '../focus/VisuallyHidden.tsx'

export interface ChoiceOption {
  id: string
  label: string
  hint?: string | undefined
  /** Shown before the hint; decorative. */
  icon?: ReactNode
  isDisabled?: boolean | undefined
}

export interface ChoiceListProps {
  /** The question. */
  title: string
  /** The question is visible elsewhere in the dialog. */
  isTitleHidden?: boolean
  options: readonly ChoiceOption[]
  chosen: readonly string[]
  /** Several may be chosen. */
  isMany?: boolean
  /** First in the dialog. */
  isFirst?: boolean
  onChange: (chosen: string[]) => void
}

/** One step of a dialog: a question with options, of which one or several are chosen. */
export function ChoiceList(props: ChoiceListProps) {
  const { title, isTitleHidden, options, chosen, isMany, isFirst, onChange } = props
  const name = useId()
  const press = (id: string, isOn: boolean): void => {
    if (!isMany) onChange([id])
    else onChange(options.flatMap((one) => ((one.id === id ? isOn : chosen.includes(one.id)) ? one.id : [])))
  }
  const focused =
    options.find(({ id }) => chosen.includes(id)) ?? options.find(({ isDisabled }) => !isDisabled)
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.title}>
        {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </legend>
      <div className={classes.list}>
        {options.map(({ id, label, hint, icon, isDisabled = false }) => (
          <label key={id} className={classes.choice} data-disabled={isDisabled || undefined}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(id)}
              disabled={isDisabled}
              data-autofocus={(isFirst && focused?.id === id) || undefined}
              onChange={(event) => press(id, event.currentTarget.checked)}
            />
            <span className={classes.label}>{label}</span>
            {hint !== undefined && (
              <span className={classes.hint}>
                {icon}
                {hint}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
