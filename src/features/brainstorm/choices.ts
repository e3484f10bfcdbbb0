import { IconBulb } from '@tabler/icons-react'
import type { ActivityChoice } from '#activity/choice.ts'
import { brainstormChoiceText } from './choiceText.ts'

/** How a brainstorm is listed where activities are added. */
export const brainstormChoices: readonly ActivityChoice[] = [
  { kind: 'brainstorm', text: brainstormChoiceText, Icon: IconBulb, preview: '/previews/brainstorm.svg' },
]
