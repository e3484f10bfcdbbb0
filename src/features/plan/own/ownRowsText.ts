import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a planner among a person's own answers. */
export const ownRowsText = { id: 'ownRows', en: { empty: 'A row without text' } } satisfies Catalogue<unknown>
