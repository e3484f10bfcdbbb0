import type { ExportRow } from './brainstorm/exportRows.ts'

/** What the sheets of an export say of themselves; what people wrote stays as it is. */
export interface ExportWords {
  overview: string
  name: string
  id: string
  created: string
  exported: string
  facilitators: string
  zone: string
  activities: string
  activity: string
  unnamed: string
  description: string
  visibility: string
  sharedWithAll: string
  hidden: string
  counts: { topics: string; questions: string; groups: string; answers: string; comments: string }
  columns: Record<keyof ExportRow, string>
  kinds: Record<ExportRow['kind'], string>
  shown: string
  notShown: string
  /** On a topic or question that participants do not see. */
  hiddenHeading: (text: string) => string
}

const en: ExportWords = {
  overview: 'Overview',
  name: 'Session',
  id: 'Session ID',
  created: 'Created',
  exported: 'Exported',
  facilitators: 'Facilitators',
  zone: 'Times in',
  activities: 'Activities',
  activity: 'Activity',
  unnamed: 'Unnamed',
  description: 'Description',
  visibility: 'Participants',
  sharedWithAll: 'Can open it',
  hidden: 'Hidden',
  counts: {
    topics: 'Topics',
    questions: 'Questions',
    groups: 'Groups',
    answers: 'Answers',
    comments: 'Comments',
  },
  columns: {
    topic: 'Topic',
    question: 'Question',
    group: 'Group',
    kind: 'Kind',
    text: 'Text',
    desc: 'Description',
    likes: 'Likes',
    shown: 'Participants see it',
    createdAt: 'Time',
  },
  kinds: { answer: 'Answer', comment: 'Comment', reply: 'Reply', group: 'Group' },
  shown: 'Yes',
  notShown: 'No',
  hiddenHeading: (text) => `${text} (hidden)`,
}

const sv: ExportWords = {
  overview: 'Översikt',
  name: 'Session',
  id: 'Sessions-ID',
  created: 'Skapad',
  exported: 'Exporterad',
  facilitators: 'Facilitatorer',
  zone: 'Tider i',
  activities: 'Aktiviteter',
  activity: 'Aktivitet',
  unnamed: 'Namnlös',
  description: 'Beskrivning',
  visibility: 'Deltagare',
  sharedWithAll: 'Kan öppna den',
  hidden: 'Dold',
  counts: {
    topics: 'Ämnen',
    questions: 'Frågor',
    groups: 'Grupper',
    answers: 'Svar',
    comments: 'Kommentarer',
  },
  columns: {
    topic: 'Ämne',
    question: 'Fråga',
    group: 'Grupp',
    kind: 'Typ',
    text: 'Text',
    desc: 'Beskrivning',
    likes: 'Gillanden',
    shown: 'Syns för deltagare',
    createdAt: 'Tid',
  },
  kinds: { answer: 'Svar', comment: 'Kommentar', reply: 'Svar på kommentar', group: 'Grupp' },
  shown: 'Ja',
  notShown: 'Nej',
  hiddenHeading: (text) => `${text} (dold)`,
}

/** @param language of the person who exports; English for one there are no words in */
export function exportWords(language: string): ExportWords {
  return language === 'sv' ? sv : en
}
