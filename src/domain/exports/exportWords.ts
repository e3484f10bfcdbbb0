import { isLanguage } from '../languages.ts'
import type { Language } from '../languages.ts'

/** The fixed texts of an export's sheets; users' texts are not translated. */
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
  /** Marks a topic or question that participants do not see. */
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

/** @param language of the exporting user; English when there is no translation */
export function exportWords(language: string): ExportWords {
  return wordsIn[isLanguage(language) ? language : 'en']
}
