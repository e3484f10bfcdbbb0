import { isLanguage } from './languages.ts'
import type { Language } from './languages.ts'

/** What the sheets of an export say of themselves; what people wrote stays as it is. */
export interface ExportWords {
  language: Language
  overview: string
  name: string
  id: string
  created: string
  exported: string
  facilitators: string
  zone: string
  activity: string
  unnamed: string
  description: string
  visibility: string
  sharedWithAll: string
  hidden: string
  yes: string
  no: string
  /** On a topic or question that participants do not see. */
  hiddenHeading: (text: string) => string
}

const wordsIn: Record<Language, ExportWords> = {
  en: {
    language: 'en',
    overview: 'Overview',
    name: 'Session',
    id: 'Session ID',
    created: 'Created',
    exported: 'Exported',
    facilitators: 'Facilitators',
    zone: 'Times in',
    activity: 'Activity',
    unnamed: 'Unnamed',
    description: 'Description',
    visibility: 'Participants',
    sharedWithAll: 'Can open it',
    hidden: 'Hidden',
    yes: 'Yes',
    no: 'No',
    hiddenHeading: (text) => `${text} (hidden)`,
  },
  sv: {
    language: 'sv',
    overview: 'Översikt',
    name: 'Session',
    id: 'Sessions-ID',
    created: 'Skapad',
    exported: 'Exporterad',
    facilitators: 'Facilitatorer',
    zone: 'Tider i',
    activity: 'Aktivitet',
    unnamed: 'Namnlös',
    description: 'Beskrivning',
    visibility: 'Deltagare',
    sharedWithAll: 'Kan öppna den',
    hidden: 'Dold',
    yes: 'Ja',
    no: 'Nej',
    hiddenHeading: (text) => `${text} (dold)`,
  },
}

/** @param language of the person who exports; English for one there are no words in */
export function exportWords(language: string): ExportWords {
  return wordsIn[isLanguage(language) ? language : 'en']
}
