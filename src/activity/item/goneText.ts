import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts in place of an answer that is gone. */
export const goneText = {
  id: 'goneItem',
  en: {
    wasDeleted: 'Somebody deleted this answer.',
    wasHidden: 'The facilitator has hidden the answers.',
    typed: 'What you wrote here',
    typedIsKept: 'It stays here and is there again when answers are shown.',
    copy: 'Copy text',
  },
} satisfies Catalogue<unknown>
