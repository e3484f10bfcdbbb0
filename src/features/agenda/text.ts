import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the agenda that all roles see. */
export const agendaText = {
  id: 'agenda',
  en: {
    agenda: 'Agenda',
    activities: 'Activities',
    presented: 'presented now',
    hidden: 'hidden from participants',
    locked: 'locked',
  },
} satisfies Catalogue<unknown>
