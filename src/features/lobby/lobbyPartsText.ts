import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the activities on a template's front page. */
export const lobbyPartsText = {
  id: 'lobbyParts',
  en: {
    activities: (count: number) =>
      count === 0
        ? 'This template has no activities yet.'
        : count === 1
          ? '1 activity'
          : `${count} activities`,
  },
} satisfies Catalogue<unknown>
