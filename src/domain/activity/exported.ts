import type { Language } from '../languages.ts'

/** A text of the product in each language of the screens. */
export type Phrase = Readonly<Record<Language, string>>

/**
 * The results of an activity, from which sheets, overviews and issues are rendered: plain data that can be sent to a
 * worker thread, not yet translated. It lists every item that is not deleted, hidden or not, exactly once, what was voted
 * on in earlier rounds once more for each of them, and never names an author. SPEC V2, V4.
 */
export interface ExportedActivity {
  /** For the overview. */
  description: string | Phrase
  /** For the overview, in addition to `exportCounts`, which always have a column there. */
  counts: readonly { of: Phrase; count: number }[]
  columns: readonly ExportColumn[]
  rows: readonly ExportedRow[]
  /** Null for a kind without items that could become tasks. */
  issues: ExportedIssues | null
}

export interface ExportColumn {
  name: Phrase
  /** Width in digits. */
  width: number
  /** A time is in epoch seconds. */
  holds: 'text' | 'number' | 'time'
  /** Rows of lower levels are indented. */
  isIndented?: boolean
}

export interface ExportedRow {
  /** One cell per column. */
  cells: readonly ExportedCell[]
  /** Whether the room may see the row's contents. */
  isShown: boolean
  /** The row is a heading of others. */
  isHeading?: boolean
  /** Level of indentation; 0 when left out. */
  level?: number
}

/**
 * A user's text, a number, a boolean, a translated phrase, or a heading that is marked when participants do not see it;
 * null is an empty cell.
 */
export type ExportedCell = string | number | boolean | null | Phrase | ExportedHeading

export interface ExportedHeading {
  text: string
  hidden: boolean
}

/** Tasks for issue trackers such as Jira. */
export interface ExportedIssues {
  /** Names of each issue's properties, in English like the whole file. */
  facts: readonly string[]
  /** Names of further columns, for numbers. SPEC V5 */
  numbers?: readonly string[]
  list: readonly ExportedIssue[]
}

export interface ExportedIssue {
  text: string
  desc: string
  /** One value for each of the facts; also used as labels. */
  facts: readonly string[]
  comments: readonly ExportedComment[]
  votes: number
  /** One for each of the further columns. */
  numbers?: readonly (number | null)[]
  shown: boolean
}

export interface ExportedComment {
  text: string
  createdAt: number
  replies: ExportedComment[]
}

/** Counts that every overview has, in the order of their columns. */
export const exportCounts = {
  topics: { en: 'Topics', sv: 'Ämnen' },
  questions: { en: 'Questions', sv: 'Frågor' },
  groups: { en: 'Groups', sv: 'Grupper' },
  answers: { en: 'Answers', sv: 'Svar' },
  comments: { en: 'Comments', sv: 'Kommentarer' },
} as const satisfies Record<string, Phrase>

/** Turnout of activities that people vote on, in columns of their own in the overview. SPEC BT13. */
export const turnoutCounts = {
  voted: { en: 'Voted', sv: 'Har röstat' },
  joined: { en: 'Participants', sv: 'Deltagare' },
  proxies: { en: 'Votes entered for others', sv: 'Röster inlagda åt andra' },
} as const satisfies Record<string, Phrase>

/** A column of results: votes that are in none of the others, as they are too few to be shown. SPEC BT19. */
export const withheldName = { en: 'Too few to show', sv: 'För få för att visas' } as const satisfies Phrase

/** Columns shared by the sheets of several kinds. */
export const exportColumns = {
  topic: { name: { en: 'Topic', sv: 'Ämne' }, width: 22, holds: 'text' },
  text: { name: { en: 'Text', sv: 'Text' }, width: 56, holds: 'text', isIndented: true },
  desc: { name: { en: 'Description', sv: 'Beskrivning' }, width: 36, holds: 'text' },
  likes: { name: { en: 'Likes', sv: 'Gillningar' }, width: 9, holds: 'number' },
  shown: { name: { en: 'Participants see it', sv: 'Syns för deltagare' }, width: 12, holds: 'text' },
  createdAt: { name: { en: 'Time', sv: 'Tid' }, width: 17, holds: 'time' },
} as const satisfies Record<string, ExportColumn>
