import type { Translation } from '#ui/texts/useText.ts'
import type { nameText } from './nameText.ts'

export default {
  id: 'activityName',
  texts: {
    name: 'Aktivitetens namn',
    editName: 'Redigera namnet',
  },
} satisfies Translation<typeof nameText>
