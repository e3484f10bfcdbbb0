import type { Catalogue, Translation } from '#ui/useText.ts'

const found = import.meta.glob<Translation<Catalogue<unknown>>>('../../{app,features,ui}/**/*.sv.ts', {
  eager: true,
  import: 'default',
})

/** All texts in Swedish, by the id of their catalogue. */
export const texts: ReadonlyMap<string, unknown> = new Map(
  Object.values(found).map((translation) => [translation.id, translation.texts]),
)
