import { useId } from 'react'
import { shownColor } from '#domain/activity/colors.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './ColorChoice.module.css'
import { pollsText } from './pollsText.ts'

export interface ColorChoiceProps {
  color: number
  onChange: (color: number) => void
}

/** The colours of polls; each is named, because some people cannot tell colours apart. */
export function ColorChoice({ color, onChange }: ColorChoiceProps) {
  const text = useText(pollsText)
  const group = useId()
  return (
    <fieldset className={classes.colors}>
      <legend>{text.color}</legend>
      <div className={classes.row}>
        {text.colors.map((name, index) => (
          <label key={name} className={classes.choice} title={name}>
            <input
              type="radio"
              name={group}
              aria-label={name}
              checked={index === shownColor(color)}
              onChange={() => onChange(index)}
            />
            <span className={classes.color} data-color={index || undefined} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
