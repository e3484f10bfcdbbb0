import { Button } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import type { PulseHere } from '../useHere.ts'
import type { Pulse } from '../usePulse.ts'
import { approvalText } from './approvalText.ts'
import classes from './Statements.module.css'
import { waitingId } from './waitingId.ts'

/** For facilitators, above a category: where statements wait for approval, here and in other categories. SPEC PU3 */
export function WaitingNotice({ pulse: { categories }, here }: { pulse: Pulse; here: PulseHere }) {
  const text = useText(approvalText)
  const waiting = categories.flatMap(({ id, name, statements }, at) => {
    const count = statements.filter(({ isApproved }) => !isApproved).length
    return count === 0 ? [] : [{ id, name, at, count }]
  })
  if (waiting.length === 0) return null
  return (
    <div className={classes.notice}>
      {waiting.map(({ id, name, at, count }) => (
        <Button
          key={id}
          size="compact-md"
          variant="default"
          className={classes.waits ?? ''}
          leftSection={<IconHourglass size={16} />}
          onClick={() => {
            if (at === here.at) document.getElementById(waitingId)?.scrollIntoView({ block: 'center' })
            else here.toCategory(id)
          }}
        >
          {at === here.at ? text.waitingHere(count) : text.waitingIn(count, name)}
        </Button>
      ))}
    </div>
  )
}
