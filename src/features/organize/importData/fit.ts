import { limits } from '#domain/limits.ts'
import type { SectionId } from '#domain/ids.ts'

/** The selected texts of a sheet, by row and column. */
export type SheetTexts = readonly (readonly string[])[]

/** Which of the selected columns is what; null: none. */
export interface ImportColumns {
  text: number
  desc: number | null
  section: number | null
}

/** Names by which sheets call their columns, such as those of an export in either language. */
const names: Readonly<Record<keyof ImportColumns, readonly string[]>> = {
  text: ['text', 'item', 'kort', 'answer', 'svar'],
  desc: ['description', 'beskrivning'],
  section: ['section', 'sektion'],
}

/** What has no place, and why. */
export interface LeftOut {
  text: string
  why: 'noText' | 'longText' | 'longDesc' | 'full'
}

/** An item to add. */
export interface ImportedRow {
  text: string
  desc: string
  /** The section that is there, null for what is not sorted, or the name of one that is made before. */
  section: SectionId | null | { name: string }
}

/** What becomes of the selected rows of a sheet. */
export interface ImportFit {
  rows: ImportedRow[]
  /** Sections that are made, by name. */
  newSections: string[]
  /** Names for which there is no room, or that are too long: what belongs there is not sorted. */
  noSections: string[]
  left: LeftOut[]
}

/** The activity that rows are imported into. */
export interface ImportRoom {
  /** With what is not sorted, whose id is null. */
  sections: readonly { id: SectionId | null; text: string }[]
  itemCount: number
  /** Where rows go that name no section. */
  into: SectionId | null
}

/** Whether the first row names the columns: one of its cells does. */
export function looksLikeHeading([first = [], ...rest]: SheetTexts): boolean {
  return rest.length > 0 && Object.values(names).some((known) => first.some((cell) => isOneOf(known, cell)))
}

/** Which column is what: by the names in the heading, or else text, description and section in this order. */
export function guessedColumns(sheet: SheetTexts, isHeading: boolean): ImportColumns {
  const [first = []] = sheet
  const at = (key: keyof ImportColumns): number | null => {
    const found = isHeading ? first.findIndex((cell) => isOneOf(names[key], cell)) : -1
    return found < 0 ? null : found
  }
  const [text, desc, section] = [at('text'), at('desc'), at('section')]
  const width = Math.max(0, ...sheet.map(({ length }) => length))
  const inOrder = (index: number): number | null => (index < width ? index : null)
  if (text === null && desc === null && section === null)
    return { text: 0, desc: inOrder(1), section: inOrder(2) }
  const other = Array.from({ length: width }, (_, index) => index).find(
    (index) => index !== desc && index !== section,
  )
  return { text: text ?? other ?? 0, desc, section }
}

/** Lays the rows of a sheet out as items of sections. Nothing is cut: what does not fit is told. SPEC OR2 */
export function fitOf(
  sheet: SheetTexts,
  { isHeading, columns }: { isHeading: boolean; columns: ImportColumns },
  { sections, itemCount, into }: ImportRoom,
): ImportFit {
  const known = new Map(sections.map(({ id, text }) => [keyOf(text), id]))
  const room = limits.organizeSections - sections.filter(({ id }) => id !== null).length
  const fit: ImportFit = { rows: [], newSections: [], noSections: [], left: [] }
  const sectionOf = (name: string): ImportedRow['section'] => {
    if (name === '') return into
    const there = known.get(keyOf(name))
    if (there !== undefined) return there
    const isSame = (one: string): boolean => keyOf(one) === keyOf(name)
    const made = fit.newSections.find(isSame)
    if (made !== undefined) return { name: made }
    if (name.length > limits.sectionName || fit.newSections.length >= room) {
      if (!fit.noSections.some(isSame)) fit.noSections.push(name)
      return null
    }
    fit.newSections.push(name)
    return { name }
  }
  for (const cells of isHeading ? sheet.slice(1) : sheet) {
    const cell = (index: number | null): string => (index === null ? '' : (cells[index] ?? ''))
    const [text, desc] = [cell(columns.text), cell(columns.desc)]
    const why = whyNot(text, desc, itemCount + fit.rows.length)
    if (why) fit.left.push({ text: text || cells.filter((one) => one !== '').join(' · '), why })
    else fit.rows.push({ text, desc, section: sectionOf(cell(columns.section)) })
  }
  return fit
}

function whyNot(text: string, desc: string, items: number): LeftOut['why'] | null {
  if (text === '') return 'noText'
  if (text.length > limits.postText) return 'longText'
  if (desc.length > limits.postDesc) return 'longDesc'
  return items >= limits.organizeItems ? 'full' : null
}

function isOneOf(known: readonly string[], cell: string): boolean {
  return known.includes(keyOf(cell))
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}
