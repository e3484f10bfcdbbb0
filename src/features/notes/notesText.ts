import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the presenter's notes. */
export const notesText = {
  id: 'notes',
  en: {
    close: 'Close the notes',
    of: (name: string) => `Notes for ${name}`,
    private: 'Facilitators only. Participants and the projector never see them.',
    placeholder: 'What to say, how long to take, what to watch out for…',
    count: (used: number, limit: number) => `${used}/${limit}`,
    none: 'Notes belong to an activity',
    noneHint: 'Open one from the agenda to read and write its notes.',
    loading: 'Loading the notes…',
    empty: 'No notes for this activity.',
  },
} satisfies Catalogue<unknown>
