import { IconClock } from '@tabler/icons-react'
import { useText } from '#ui/useText.ts'
import classes from './EndSignal.module.css'
import { timerText } from './timerText.ts'

/** For a few seconds after the end, on the screens that saw the timer run. It is said by the live region already. */
export function EndSignal({ isShown, size = 'bar' }: { isShown: boolean; size?: 'bar' | 'room' }) {
  const text = useText(timerText)
  if (!isShown) return null
  return (
    <div className={classes.signal} data-size={size} aria-hidden="true">
      <IconClock size="1.2em" /> {text.over}
    </div>
  )
}
