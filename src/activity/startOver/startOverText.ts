import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of starting an activity over; the kind says what is removed and what stays. */
export const startOverText = {
  id: 'startOver',
  en: {
    title: (name: string) => `Start “${name}” over?`,
    confirm: 'Start over',
    done: (name: string) => `“${name}” is empty again.`,
    marksStay: 'Who is done is still marked.',
    undone: (name: string) => `“${name}” is as it was. Everyone is asked again whether they are done.`,
  },
} satisfies Catalogue<unknown>
