import { IconHeartbeat } from '@tabler/icons-react'
import type { ActivityChoice } from '#activity/choice.ts'
import { pulseChoiceText } from './choiceText.ts'

/** How Pulse is listed where activities are added. */
export const pulseChoices: readonly ActivityChoice[] = [
  { kind: 'pulse', text: pulseChoiceText, Icon: IconHeartbeat, preview: '/previews/pulse.svg' },
]
