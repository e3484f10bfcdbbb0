import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the facilitators' menu on the board. */
export const organizeToolsText = {
  id: 'organizeTools',
  en: {
    placeYourself: 'Sort for yourself',
    newSection: 'New section…',
    newSectionTitle: 'New section',
    sectionName: 'Name of the section',
    sectionAdded: (name: string) => `Section added: ${name}`,
  },
} satisfies Catalogue<unknown>
