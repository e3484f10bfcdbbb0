import type { Catalogue } from '#ui/useText.ts'

/** Texts in place of answers that participants do not see yet; the specification's words where it has them. */
export const hiddenText = {
  id: 'hiddenAnswers',
  en: {
    hiddenAnswers:
      'Answers from other participants are hidden. Wait for the facilitator to show all answers.',
    hiddenAnswersEnded: 'The facilitator did not show the answers of this activity.',
    answersNowShown: 'The facilitator shows the answers now.',
  },
} satisfies Catalogue<unknown>
