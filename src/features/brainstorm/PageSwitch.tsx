import { useText } from '#ui/useText.ts'
import classes from './PageSwitch.module.css'
import { brainstormText } from './text.ts'

export interface PageSwitchProps {
  isGroupPage: boolean
  isLed: boolean
  onChange: (isGroupPage: boolean) => void
}

/** Answers or Groups. */
export function PageSwitch({ isGroupPage, isLed, onChange }: PageSwitchProps) {
  const text = useText(brainstormText)
  const pages = [
    { label: text.answers, isGroup: false },
    { label: text.groups, isGroup: true },
  ]
  return (
    <div role="group" aria-label={text.pages} className={classes.switch}>
      {pages.map(({ label, isGroup }) => (
        <button
          key={label}
          type="button"
          className={classes.page}
          aria-pressed={isGroup === isGroupPage}
          disabled={isLed}
          onClick={() => onChange(isGroup)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
