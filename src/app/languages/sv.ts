import type { Catalogue, Translation } from '#ui/texts/useText.ts'

type Texts = Translation<Catalogue<unknown>>

const found = import.meta.glob<Texts | Texts[]>('../../{activity,app,features,ui}/**/*.sv.ts', {
  eager: true,
  import: 'default',
})

/** All texts in Swedish, by the id of their catalogue. */
export const texts: ReadonlyMap<string, unknown> = new Map(
  Object.values(found)
    .flat()
    .map((translation) => [translation.id, translation.texts]),
)
