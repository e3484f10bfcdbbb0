import { limits } from '#domain/limits.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`)
const sections = (count: number): string => (count === 1 ? '1 new section' : `${count} new sections`)
const both = (count: number, made: number): string =>
  made === 0 ? items(count) : `${items(count)} and ${sections(made)}`

/** Texts of importing data from a file into an Organize activity. */
export const importText = {
  id: 'organizeImport',
  en: {
    into: '2. Select section (for rows that name none)',
    columns: { text: 'Text', desc: 'Description', section: 'Section' },
    none: 'None',
    column: (n: number, cell: string) => (cell === '' ? `Column ${n}` : `Column ${n}: ${cell}`),
    labelSection: 'Section',
    willAdd: (count: number, made: number, names: string) =>
      count === 0
        ? 'No item will be added.'
        : `${both(count, made)} will be added${made === 0 ? '.' : `: ${names}.`}`,
    arrived: (count: number, made: number) =>
      `${both(count, made)} ${count === 1 && made === 0 ? 'was' : 'were'} added.`,
    noSections: (count: number, names: string) =>
      `There is no room for ${count === 1 ? 'this section' : 'these sections'}: ${names}. Items there are added and not sorted.`,
    left: {
      noText: (count: number) => `${items(count)} without a text will not be added.`,
      longText: (count: number) =>
        `${items(count)} longer than ${limits.postText} characters will not be added.`,
      longDesc: (count: number) =>
        `${items(count)} with a description longer than ${limits.postDesc} characters will not be added.`,
      full: (count: number) =>
        `${items(count)} ${count === 1 ? 'does' : 'do'} not fit: there are at most ${limits.organizeItems}.`,
    },
    why: {
      noText: 'There is no text in the column of texts.',
      longText: `It is longer than ${limits.postText} characters.`,
      longDesc: `Its description is longer than ${limits.postDesc} characters.`,
    },
  },
} satisfies Catalogue<unknown>
