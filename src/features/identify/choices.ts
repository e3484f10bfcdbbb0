import { IconListDetails } from '@tabler/icons-react'
import type { ActivityChoice } from '#activity/choice.ts'
import { identifyChoiceText } from './choiceText.ts'

/** How Identify is listed where activities are added. */
export const identifyChoices: readonly ActivityChoice[] = [
  { kind: 'identify', text: identifyChoiceText, Icon: IconListDetails, preview: '/previews/identify.svg' },
]
