import type { Catalogue } from '#ui/useText.ts'

/** Texts of the front page of a template that is looked at. */
export const previewLobbyText = {
  id: 'previewLobby',
  en: {
    activities: (count: number) =>
      count === 0
        ? 'This template has no activities yet.'
        : count === 1
          ? '1 activity'
          : `${count} activities`,
    unnamed: 'Unnamed',
  },
} satisfies Catalogue<unknown>
