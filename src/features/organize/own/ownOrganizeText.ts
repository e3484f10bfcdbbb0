import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about where a person placed items for themselves. */
export const ownOrganizeText = {
  id: 'ownOrganize',
  en: {
    placed: (section: string) => `You placed it in: ${section}`,
    undecided: 'You were undecided',
    chose: (section: string) => `You chose: ${section}`,
    choseUndecided: 'You chose: Undecided',
    gone: 'You placed it in a section that was deleted',
    states: {
      chosen: 'Chosen, not voted yet',
      changed: 'Changed, not voted again yet',
      refused: 'It does not count. Please vote again.',
    },
  },
} satisfies Catalogue<unknown>
