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

/** The catalogues of all features. */
export async function allCatalogues(): Promise<Catalogue<Texts>[]> {
  return (await Promise.all(catalogueFiles.map(({ path }) => cataloguesOf(path)))).flat()
}

/** The translations of one file, such as `text.sv.ts`. */
export async function translationsOf(path: string): Promise<Translation<Catalogue<Texts>>[]> {
  const module = (await import(path)) as { default: Translation<Catalogue<Texts>> }
  return [module.default].flat()
}

/** Every sentence that a value of a catalogue can produce; for one with arguments, in singular and plural. */
export function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const make = value as (...values: unknown[]) => unknown
    const tried = [7, 1, 0, '', 'Ada', true].map((one) => Array.from({ length: make.length }, () => one))
    return tried.flatMap((values) => sentencesOf(make(...values)))
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : []
}
