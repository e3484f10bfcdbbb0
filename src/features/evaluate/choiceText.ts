import type { ChoiceText } from '#activity/choice.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Names and purposes of Scales and of the 2x2 matrix, shown where activities are added. */
export const scalesChoiceText = {
  id: 'scalesChoice',
  en: {
    title: 'Scales',
    hint: 'Everybody rates a list of answers on one slider; the results show what is favoured, and where opinions differ.',
  },
} satisfies Catalogue<ChoiceText>

export const matrixChoiceText = {
  id: 'matrixChoice',
  en: {
    title: '2x2 matrix',
    hint: 'Everybody rates a list of answers on two sliders, such as value and effort; the results are a plane with four quadrants.',
  },
} satisfies Catalogue<ChoiceText>
