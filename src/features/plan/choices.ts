import { IconTable } from '@tabler/icons-react'
import type { ActivityChoice } from '#activity/choice.ts'
import { planChoiceText } from './choiceText.ts'

/** How the planner is listed where activities are added. */
export const planChoices: readonly ActivityChoice[] = [
  { kind: 'plan', text: planChoiceText, Icon: IconTable, preview: '/previews/planner.svg' },
]
