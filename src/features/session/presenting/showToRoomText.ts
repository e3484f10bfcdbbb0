import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the question before the room is led to results that it does not see. */
export const showToRoomText = {
  id: 'showToRoom',
  en: {
    title: 'Show results to everybody?',
    notShown: 'Everybody is taken to the results and sees them, also people who have not voted.',
    blind:
      'Nobody sees the results before voting closes. Voting will close in three seconds, and everybody will see them then.',
    show: 'Show results',
    closeAndShow: 'Close and show',
  },
} satisfies Catalogue<unknown>
