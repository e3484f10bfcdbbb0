import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts for former facilitators of the session. */
export const removedText = {
  id: 'removed',
  en: {
    removedLeadTitle: 'You are no longer a facilitator of this session',
    removedLeadHint: 'Another facilitator removed you. What you made stays.',
  },
} satisfies Catalogue<unknown>
