import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of Organize on the room's screen. */
export const projectorOrganizeText = {
  id: 'roomOrganize',
  en: {
    loading: 'Opening the activity…',
    sections: 'Sections',
    results: 'Where people agree',
    item: 'Presented item',
    items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    empty: 'Nothing here yet',
    nothing: 'No sections yet',
    failed: 'The results could not be loaded. Please reload this page.',
    forThemselves: 'Everyone sorts for themselves',
    resultsOf: (round: number) => (round > 1 ? `Where people agree, round ${round}` : 'Where people agree'),
  },
} satisfies Catalogue<unknown>
