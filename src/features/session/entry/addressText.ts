import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of addresses that lead to no session or activity. */
export const addressText = {
  id: 'address',
  en: {
    noneActive: "It doesn't seem like you currently have any active workshops",
    noneActiveHint: 'Join one with its session ID, or create one.',
    missingId: (kind: string) => `This address lacks the id of an activity behind “${kind}”.`,
    fallbackTitle: 'This page is not here',
    fallbackHint: 'Choose an activity from the agenda, or go back to the lobby.',
    toLobby: 'To the lobby',
  },
} satisfies Catalogue<unknown>
