import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { useCategoryActs } from '../page/useCategoryActs.ts'
import type { PulseHere } from '../page/useHere.ts'
import type { Pulse } from '../page/usePulse.ts'
import { pulseText } from '../text.ts'

export interface NewCategoryProps {
  pulse: Pulse
  here: PulseHere
  /** Id of the text that says why there can be no more; null while there can. */
  whyFull: string | null
}

/** For facilitators, in place of the way to the next category: adds one and opens it. */
export function NewCategory({ pulse, here, whyFull }: NewCategoryProps) {
  const text = useText(pulseText)
  const acts = useCategoryActs(pulse)
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} />}
      disabled={here.isLed || whyFull !== null}
      aria-describedby={whyFull ?? undefined}
      onClick={() => {
        const id = acts.addNew()
        if (id !== null) here.toCategory(id)
      }}
    >
      {text.newCategory}
    </Button>
  )
}
