import type { Translation } from '#ui/texts/useText.ts'
import type { goneText } from './goneText.ts'

export default {
  id: 'goneItem',
  texts: {
    wasDeleted: 'Någon har tagit bort det här svaret.',
    wasHidden: 'Facilitatorn har dolt svaren.',
    typed: 'Det du skrev här',
    typedIsKept: 'Det finns kvar här och visas igen när svaren visas.',
    copy: 'Kopiera texten',
  },
} satisfies Translation<typeof goneText>
