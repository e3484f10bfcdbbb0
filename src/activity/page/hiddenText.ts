import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts shown in place of answers that participants do not see yet. */
export const hiddenText = {
  id: 'hiddenAnswers',
  en: {
    hiddenAnswers:
      'Answers from other participants are hidden. Wait for the facilitator to show all answers.',
    hiddenAnswersEnded: 'The facilitator did not show the answers of this activity.',
    answersNowShown: 'The facilitator shows the answers now.',
  },
} satisfies Catalogue<unknown>
