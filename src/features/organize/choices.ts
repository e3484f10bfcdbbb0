import { IconLayoutKanban } from '@tabler/icons-react'
import type { ActivityChoice } from '#activity/choice.ts'
import { organizeChoiceText } from './choiceText.ts'

/** How Organize is listed where activities are added. */
export const organizeChoices: readonly ActivityChoice[] = [
  { kind: 'organize', text: organizeChoiceText, Icon: IconLayoutKanban, preview: '/previews/organize.svg' },
]
