import { Button } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { PageFoot } from '#activity/page/PageFoot.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { PulseHere } from '../page/useHere.ts'
import { pulseText } from '../text.ts'
import { outcomeText } from './outcomeText.ts'

/** Below the results: back to the vote, and who is done. */
export function ResultsFoot({ here }: { here: PulseHere }) {
  const text = useText(pulseText)
  const { turnout } = useText(outcomeText)
  return (
    <PageFoot label={turnout}>
      <Button
        variant="default"
        leftSection={<IconChecklist size={18} />}
        title={text.editVoteHint}
        disabled={here.isLed}
        onClick={() => here.toCategory()}
      >
        {text.editVote}
      </Button>
    </PageFoot>
  )
}
