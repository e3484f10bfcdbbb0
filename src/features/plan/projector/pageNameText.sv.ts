import type { Translation } from '#ui/texts/useText.ts'
import type { pageNameText } from './pageNameText.ts'

export default {
  id: 'planPageName',
  texts: { table: 'Tabellen', row: 'En rad' },
} satisfies Translation<typeof pageNameText>
