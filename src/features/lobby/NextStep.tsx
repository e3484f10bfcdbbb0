import { IconArrowRight } from '@tabler/icons-react'
import { useText } from '#ui/useText.ts'
import { lobbyText } from './text.ts'
import classes from './NextStep.module.css'

/** One line that says what a facilitator does next. */
export function NextStep({ hasActivities }: { hasActivities: boolean }) {
  const text = useText(lobbyText)
  return (
    <p className={classes.step}>
      <IconArrowRight size={20} aria-hidden="true" />
      <span>
        <strong>{hasActivities ? text.nextStepTitle : text.firstStepTitle}</strong>{' '}
        {hasActivities ? text.nextStepHint : text.firstStepHint}
      </span>
    </p>
  )
}
