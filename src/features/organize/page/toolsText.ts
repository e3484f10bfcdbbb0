import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the facilitators' menu on the board. */
export const organizeToolsText = {
  id: 'organizeTools',
  en: {
    placeYourself: 'Sort for yourself',
    suggest: 'Suggest groups…',
  },
} satisfies Catalogue<unknown>
