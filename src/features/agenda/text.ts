import type { Catalogue } from '#ui/useText.ts'

/** Texts of the agenda that everyone sees. */
export const agendaText = {
  id: 'agenda',
  en: {
    agenda: 'Agenda',
    lobby: 'Lobby',
    activities: 'Activities',
    unnamed: 'Unnamed',
    presented: 'presented now',
    hidden: 'hidden from participants',
    locked: 'locked',
  },
} satisfies Catalogue<unknown>
