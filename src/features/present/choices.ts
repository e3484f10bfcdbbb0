import { IconPresentation } from '@tabler/icons-react'
import type { ActivityChoice } from '#activity/choice.ts'
import { presentChoiceText } from './choiceText.ts'

/** How Slides are listed where activities are added. */
export const presentChoices: readonly ActivityChoice[] = [
  { kind: 'present', text: presentChoiceText, Icon: IconPresentation, preview: '/previews/slides.svg' },
]
