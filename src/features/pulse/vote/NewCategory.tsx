import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useEntryActs } from '#activity/editor/useEntryActs.ts'
import { newId } from '#api/newId.ts'
import { categoryRules, newCategoryName } from '#domain/pulse/categoryRules.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { PulseHere } from '../useHere.ts'
import type { Pulse } from '../usePulse.ts'
import { toolsText } from './toolsText.ts'

export interface NewCategoryProps {
  pulse: Pulse
  here: PulseHere
  /** Id of the text that says why there can be no more; null while there can. */
  whyFull: string | null
}

/**
 * For facilitators, in place of the way to the next category: adds one, to which Next leads from then on. This screen
 * stays, and with it what Present shows and where the room is led. SPEC PU16
 */
export function NewCategory({ pulse, here, whyFull }: NewCategoryProps) {
  const text = useText(toolsText)
  const acts = useEntryActs(pulse.source, categoryRules)
  const isPressed = useRef(false)
  useEffect(
    () => () => {
      // The way to the new one stands in this place.
      if (!isPressed.current || document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('[data-control="next"]')?.focus()
    },
    [],
  )
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} />}
      disabled={here.isLed || whyFull !== null}
      aria-describedby={whyFull ?? undefined}
      onClick={() => {
        const id = newId()
        const mistake = acts.add(id, newCategoryName)
        if (mistake !== null) return notify(mistake, 'bad')
        isPressed.current = true
        notify(text.categoryAdded, 'good', { label: text.openCategory, run: () => here.toCategory(id) })
        announce(text.categoryAdded)
      }}
    >
      {text.addCategory}
    </Button>
  )
}
