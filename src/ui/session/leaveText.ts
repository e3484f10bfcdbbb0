import type { Catalogue } from '../texts/useText.ts'

/** Texts of a facilitator who leaves a session. */
export const leaveText = {
  id: 'leaveAsFacilitator',
  en: {
    leave: 'Leave as facilitator',
    title: 'Leave as facilitator?',
    body: 'You lose all rights of a facilitator here at once. What you made stays.',
    confirm: 'Leave',
    left: 'You are no longer a facilitator of the session',
  },
} satisfies Catalogue<unknown>
