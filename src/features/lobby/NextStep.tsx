import { Anchor } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { createPath } from '#domain/workshop/paths.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { hostText } from './hostText.ts'
import classes from './NextStep.module.css'

/** One line with a facilitator's next step. */
export function NextStep({ hasActivities }: { hasActivities: boolean }) {
  const text = useText(hostText)
  const { workshopId } = useRoom()
  return (
    <p className={classes.step}>
      <IconArrowRight size={20} aria-hidden="true" />
      <span>
        <strong>{hasActivities ? text.nextStepTitle : text.firstStepTitle}</strong>{' '}
        {hasActivities ? text.nextStepHint : text.firstStepHint}{' '}
        {!hasActivities && (
          <Anchor component={Link} to={createPath(workshopId)} underline="always">
            {text.chooseActivity}
          </Anchor>
        )}
      </span>
    </p>
  )
}
