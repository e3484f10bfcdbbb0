import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about undoing in a planner. */
export const historyText = {
  id: 'planHistory',
  en: {
    dropped: 'Somebody wrote something newer there. It stays, and this step is left out.',
    partly: 'Somebody wrote something newer in some of these cells. Those stay as they are.',
  },
} satisfies Catalogue<unknown>
