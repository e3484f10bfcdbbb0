import { IconAdjustmentsHorizontal, IconChartBubble } from '@tabler/icons-react'
import type { ActivityChoice } from '#activity/choice.ts'
import { matrixChoiceText, scalesChoiceText } from './choiceText.ts'

/** How Scales and the 2x2 matrix are listed where activities are added. */
export const evaluateChoices: readonly ActivityChoice[] = [
  {
    kind: 'evaluate',
    options: { evaluateNumberOfAxis: 1 },
    text: scalesChoiceText,
    Icon: IconAdjustmentsHorizontal,
    preview: '/previews/scales.svg',
  },
  {
    kind: 'evaluate',
    options: { evaluateNumberOfAxis: 2 },
    text: matrixChoiceText,
    Icon: IconChartBubble,
    preview: '/previews/matrix.svg',
  },
]
