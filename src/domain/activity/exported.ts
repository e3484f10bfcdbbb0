import type { Language } from '../languages.ts'

/** Words of ours, in each language of the screens. */
export type Phrase = Readonly<Record<Language, string>>

/**
 * What an activity came to: one description from which sheets, overviews and issues are rendered. It is plain data, which is
 * sent to a thread, in the words of no language yet. It lists everything that is not deleted, hidden or not, each thing once, and never
 * whose anything is. SPEC V2.
 */
export interface ExportedActivity {
  description: string
  /** For the overview; those of `exportCounts` have a column of their own there in any case. */
  counts: readonly { of: Phrase; count: number }[]
  columns: readonly ExportColumn[]
  rows: readonly ExportedRow[]
  /** Null for a kind that has nothing which could be a task. */
  issues: ExportedIssues | null
}

export interface ExportColumn {
  name: Phrase
  /** In digits. */
  width: number
  /** A time is epoch seconds. */
  holds: 'text' | 'number' | 'time'
  /** Rows of a lower level begin further in. */
  isIndented?: boolean
}

export interface ExportedRow {
  /** One for each column. */
  cells: readonly ExportedCell[]
  /** Whether the room may see what it tells. */
  isShown: boolean
  /** It stands over others. */
  isHeading?: boolean
  /** Steps to the right; 0 when left out. */
  level?: number
}

/**
 * Text as it was written, a number, yes or no, words of ours, a heading with a mark when participants do not see it; null is an
 * empty cell.
 */
export type ExportedCell = string | number | boolean | null | Phrase | ExportedHeading

export interface ExportedHeading {
  text: string
  hidden: boolean
}

/** Tasks for Jira and its likes. */
export interface ExportedIssues {
  /** What each of them says about itself, in English as all of the file. */
  facts: readonly string[]
  list: readonly ExportedIssue[]
}

export interface ExportedIssue {
  text: string
  desc: string
  /** One value for each of the facts; they are the labels, too. */
  facts: readonly string[]
  comments: readonly ExportedComment[]
  votes: number
  shown: boolean
}

export interface ExportedComment {
  text: string
  createdAt: number
  replies: ExportedComment[]
}

/** What overviews count in any case, in the order of their columns. */
export const exportCounts = {
  topics: { en: 'Topics', sv: 'Ämnen' },
  questions: { en: 'Questions', sv: 'Frågor' },
  groups: { en: 'Groups', sv: 'Grupper' },
  answers: { en: 'Answers', sv: 'Svar' },
  comments: { en: 'Comments', sv: 'Kommentarer' },
} as const satisfies Record<string, Phrase>

/** Columns that sheets of several kinds have. */
export const exportColumns = {
  topic: { name: { en: 'Topic', sv: 'Ämne' }, width: 22, holds: 'text' },
  text: { name: { en: 'Text', sv: 'Text' }, width: 56, holds: 'text', isIndented: true },
  desc: { name: { en: 'Description', sv: 'Beskrivning' }, width: 36, holds: 'text' },
  likes: { name: { en: 'Likes', sv: 'Gillanden' }, width: 9, holds: 'number' },
  shown: { name: { en: 'Participants see it', sv: 'Syns för deltagare' }, width: 12, holds: 'text' },
  createdAt: { name: { en: 'Time', sv: 'Tid' }, width: 17, holds: 'time' },
} as const satisfies Record<string, ExportColumn>
