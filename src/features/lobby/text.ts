import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the lobby that participants see first. */
export const lobbyText = {
  id: 'lobby',
  en: {
    peopleHere: (count: number) => (count === 1 ? '1 person is here' : `${count} people are here`),
    anonymous: 'Your input is anonymous. It cannot be traced back to you.',
    wait: (facilitator: string) => `Please wait for ${facilitator} to guide you through the Session.`,
    theFacilitator: 'the facilitator',
  },
} satisfies Catalogue<unknown>
