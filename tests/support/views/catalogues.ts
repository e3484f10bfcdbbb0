import type { Catalogue, Translation } from '#ui/texts/useText.ts'
import { sourcesIn } from '../sources.ts'

type Texts = Record<string, unknown>

/** The files with the English texts of a feature. */
export const catalogueFiles = sourcesIn('src').filter(({ text }) => /^} satisfies Catalogue</m.test(text))

/** The catalogues of one file. */
export async function cataloguesOf(path: string): Promise<Catalogue<Texts>[]> {
  const module = (await import(path)) as Record<string, unknown>
  return Object.values(module).filter(
    (value): value is Catalogue<Texts> => typeof value === 'object' && value !== null && 'en' in value,
  )
}

/** The translations of one file, such as `text.sv.ts`. */
export async function translationsOf(path: string): Promise<Translation<Catalogue<Texts>>[]> {
  const module = (await import(path)) as { default: Translation<Catalogue<Texts>> }
  return [module.default].flat()
}
