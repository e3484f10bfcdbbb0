import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the vote page. */
export const voteText = {
  id: 'evaluateVote',
  en: {
    answers: 'Answers',
    count: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    emptyTitle: 'Nothing to vote on yet',
    emptyFacilitator: 'Add the first answer below. Everybody sees it at once and can vote on it.',
    emptyParticipant: 'Please wait: what you can vote on appears here as soon as the facilitator adds it.',
    emptyTemplate: 'This template brings no answers: they are added in a session that uses it.',
    emptyEnded: 'Nothing was voted on in this activity.',
    notSaved: 'Not saved yet',
    sliders: 'Sliders',
    plane: 'Plane',
    way: 'How you vote',
    notPlaced: 'Not placed yet',
    planeTitle: 'Place the answers',
    planeHint: 'Choose an answer, then tap the plane to place it. “Vote” sends it, as with the sliders.',
  },
} satisfies Catalogue<unknown>
